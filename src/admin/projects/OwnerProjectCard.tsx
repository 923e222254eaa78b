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
  selectProjects,
} from '../../state/lists/projects';
import { space } from '../../styles/tokens';
import { TagList } from '../../ui/TagList';
import { ChangingText } from '../../ui/text/ChangingText';
import {
  CardFacts,
  CardPicture,
  CardText,
  CardTitle,
  PictureRow,
  TabNote,
} from '../list/cardParts';
import { EntryCard, MoveButtons, ToggleButton } from '../list/EntryCard';

const FEATURED_HINT_ID = 'featured-hint';

function hintFor(count: number): string {
  if (count === 0)
    return `No project is featured: the large grid shows the first ${MAX_FEATURED_PROJECTS}.`;
  if (count < MAX_FEATURED_PROJECTS)
    return `${count} of ${MAX_FEATURED_PROJECTS} places in the large grid are taken by featured projects.`;
  return `The large grid holds ${MAX_FEATURED_PROJECTS} featured projects and is full: unfeature one to feature another.`;
}

/** Tells how many places in the large grid featured projects take. Renders nothing without projects. */
export function FeaturedHint() {
  const isEmpty = useAppSelector((state) => selectProjects(state).length === 0);
  const count = useAppSelector(selectFeaturedCount);
  return !isEmpty && <TabNote id={FEATURED_HINT_ID}>{hintFor(count)}</TabNote>;
}

/** Stacked, which fits the height of the picture and leaves the title more width. */
const Moves = styled(MoveButtons)`
  flex-direction: column;
  margin: -${space.sm} -${space.sm} -${space.sm} auto;
`;

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
  const entry = { list: 'projects', id, title } as const;
  return (
    <EntryCard
      {...entry}
      toggle={
        <ToggleButton
          label={featured ? 'Unfeature' : 'Feature'}
          title={title}
          aria-disabled={isUnavailable}
          aria-describedby={isUnavailable ? FEATURED_HINT_ID : undefined}
          onClick={toggleFeatured}
        />
      }
    >
      <PictureRow>
        <CardPicture kind="projects" seed={id} {...imageSource(image, 192, 192)} />
        <div>
          <CardFacts>
            <ChangingText>{isLarge ? 'In the large grid' : 'In the carousel'}</ChangingText>
          </CardFacts>
          <CardTitle>{title}</CardTitle>
        </div>
        <Moves {...entry} />
      </PictureRow>
      <CardText>{description}</CardText>
      <TagList label="Technologies" tags={technologies} />
    </EntryCard>
  );
});
