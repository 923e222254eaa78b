import { memo } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { FEATURED_PROJECTS } from '../../content/featuredProjects';
import { imageSource } from '../../content/images';
import { projectFeatured, projectUnfeatured } from '../../state/editing/projects';
import { selectProjectById } from '../../state/lists';
import { selectFeaturedProjects, selectProjects } from '../../state/slices/projects';
import { color, fontSize, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/Card';
import { ChangingText } from '../../ui/ChangingText';
import { Picture } from '../../ui/Picture';
import { TagList } from '../../ui/TagList';
import { VisuallyHidden } from '../../ui/visuallyHidden';
import { CardActions } from '../list/CardActions';
import { DeleteButton } from '../list/DeleteButton';
import { EditButton } from '../list/EditButton';
import { InlineMoveButtons } from '../list/MoveButtons';
import { FEATURED_HINT_ID } from './FeaturedHint';

const Cover = styled(Picture)`
  aspect-ratio: 3;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.sm};
  padding: ${space.md} ${space.lg} ${space.lg};
`;

const Meta = styled.div`
  display: flex;
  align-items: center;
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

const Title = styled.h3`
  font-size: ${fontSize.lg};
`;

const Description = styled.p`
  flex: 1;
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const FeatureButton = styled(Button)`
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
`;

/** A project as the owner sees it. */
export const OwnerProjectCard = memo(function OwnerProjectCard({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const project = useAppSelector((state) => selectProjectById(state, id));
  const isLarge = useAppSelector((state) =>
    selectFeaturedProjects(state).some((each) => each.id === id),
  );
  const isFull = useAppSelector(
    (state) => selectProjects(state).filter((each) => each.featured).length >= FEATURED_PROJECTS,
  );
  if (!project) return null;

  const { title, description, image, technologies, featured } = project;
  const isRefused = !featured && isFull;
  function toggleFeatured() {
    if (!isRefused) dispatch(featured ? projectUnfeatured(id) : projectFeatured(id));
  }
  return (
    <Card>
      <Cover kind="projects" seed={id} {...imageSource(image, 480, 160)} />
      <Body>
        <Meta>
          <ChangingText>{isLarge ? 'On the large grid' : 'In the carousel'}</ChangingText>
          <InlineMoveButtons list="projects" id={id} title={title} />
        </Meta>
        <Title>{title}</Title>
        <Description>{description}</Description>
        <TagList label="Technologies" tags={technologies} />
      </Body>
      <CardActions>
        <FeatureButton
          small
          variant="outline"
          aria-disabled={isRefused}
          aria-describedby={isRefused ? FEATURED_HINT_ID : undefined}
          onClick={toggleFeatured}
        >
          <ChangingText>{featured ? 'Unfeature' : 'Feature'}</ChangingText>{' '}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </FeatureButton>
        <EditButton list="projects" id={id} title={title} />
        <DeleteButton list="projects" id={id} title={title} />
      </CardActions>
    </Card>
  );
});
