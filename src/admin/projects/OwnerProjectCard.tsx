import { MAX_FEATURED_PROJECTS } from '../../content/featuredProjects';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import {
  projectActions,
  selectFeaturedProjects,
  selectProjectById,
  selectProjects,
} from '../../state/lists/projects';
import type { RootState } from '../../state/rootReducer';
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
import { EntryCard, ToggleButton } from '../list/EntryCard';

const FEATURED_HINT_ID = 'featured-hint';

const selectFeaturedCount = (state: RootState) =>
  selectProjects(state).filter(({ featured }) => featured).length;

function hintFor(count: number): string {
  if (count === 0)
    return `No project is featured: the large grid shows the first ${MAX_FEATURED_PROJECTS}.`;
  if (count > MAX_FEATURED_PROJECTS)
    return `${count} projects are featured: the large grid shows the first ${MAX_FEATURED_PROJECTS} of them.`;
  const isFull = count === MAX_FEATURED_PROJECTS;
  return `The large grid shows only the featured projects (${count} of at most ${MAX_FEATURED_PROJECTS})${isFull ? ': unfeature one to feature another' : ''}.`;
}

/** Tells which projects the large grid shows. */
export function FeaturedHint() {
  const count = useAppSelector(selectFeaturedCount);
  return <TabNote id={FEATURED_HINT_ID}>{hintFor(count)}</TabNote>;
}

export function OwnerProjectCard({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const project = useAppSelector((state) => selectProjectById(state, id));
  const isLarge = useAppSelector((state) =>
    selectFeaturedProjects(state).some((each) => each.id === id),
  );
  const isFull = useAppSelector((state) => selectFeaturedCount(state) >= MAX_FEATURED_PROJECTS);
  if (!project) return null;

  const { title, description, body, technologies, featured } = project;
  const isUnavailable = !featured && isFull;
  const toggle = featured ? projectActions.unfeatured : projectActions.featured;
  return (
    <EntryCard
      list="projects"
      entry={project}
      toggle={
        <ToggleButton
          label={featured ? 'Unfeature' : 'Feature'}
          title={title}
          aria-disabled={isUnavailable}
          aria-describedby={isUnavailable ? FEATURED_HINT_ID : undefined}
          onClick={() => !isUnavailable && dispatch(toggle(id))}
        />
      }
      page={body && paths.project(id)}
    >
      <PictureRow>
        <CardPicture kind="projects" entry={project} place="thumbnail" />
        <div>
          <CardFacts>
            <ChangingText>{isLarge ? 'In the large grid' : 'In the carousel'}</ChangingText>
          </CardFacts>
          <CardTitle>{title}</CardTitle>
        </div>
      </PictureRow>
      <CardText>{description}</CardText>
      <TagList label="Technologies" tags={technologies} />
    </EntryCard>
  );
}
