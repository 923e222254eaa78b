import { memo } from 'react';
import { styled } from 'styled-components';
import { MAX_FEATURED_PROJECTS } from '../../content/featuredProjects';
import { imageSource } from '../../content/images';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import {
  projectFeatured,
  projectUnfeatured,
  selectFeaturedCount,
  selectFeaturedProjects,
  selectProjectById,
} from '../../state/lists/projects';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { Card } from '../../ui/layout/Card';
import { TagList } from '../../ui/TagList';
import { ChangingText } from '../../ui/text/ChangingText';
import {
  CardActions,
  CardBody,
  CardFacts,
  CardPicture,
  CardText,
  CardTitle,
  PictureRow,
  ToggleButton,
} from '../list/cardParts';
import { DeleteButton, EditButton, InlineMoveButtons } from '../list/EntryButtons';
import { FEATURED_HINT_ID } from './FeaturedHint';

/** Stacked, which fits the height of the picture and leaves the title more width. */
const Moves = styled(InlineMoveButtons)`
  flex-direction: column;
`;

const Description = styled(CardText)`
  flex: 1;
`;

const FeatureButton = styled(ToggleButton)`
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
  const isFull = useAppSelector((state) => selectFeaturedCount(state) >= MAX_FEATURED_PROJECTS);
  if (!project) return null;

  const { title, description, image, technologies, featured } = project;
  const isUnavailable = !featured && isFull;
  function toggleFeatured() {
    if (!isUnavailable) dispatch(featured ? projectUnfeatured(id) : projectFeatured(id));
  }
  return (
    <Card>
      <CardBody>
        <PictureRow>
          <CardPicture kind="projects" seed={id} {...imageSource(image, 192, 192)} />
          <div>
            <CardFacts>
              <ChangingText>{isLarge ? 'In the large grid' : 'In the carousel'}</ChangingText>
            </CardFacts>
            <CardTitle>{title}</CardTitle>
          </div>
          <Moves list="projects" id={id} title={title} />
        </PictureRow>
        <Description>{description}</Description>
        <TagList label="Technologies" tags={technologies} />
      </CardBody>
      <CardActions>
        <FeatureButton
          small
          variant="outline"
          aria-disabled={isUnavailable}
          aria-describedby={isUnavailable ? FEATURED_HINT_ID : undefined}
          onClick={toggleFeatured}
        >
          <ChangingText>{featured ? 'Unfeature' : 'Feature'}</ChangingText>
          <ButtonSubject title={title} />
        </FeatureButton>
        <EditButton list="projects" id={id} title={title} />
        <DeleteButton list="projects" id={id} title={title} />
      </CardActions>
    </Card>
  );
});
