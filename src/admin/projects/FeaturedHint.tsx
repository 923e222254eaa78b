import { styled } from 'styled-components';
import { MAX_FEATURED_PROJECTS } from '../../content/featuredProjects';
import { useAppSelector } from '../../shared/hooks';
import { selectFeaturedCount, selectProjects } from '../../state/lists/projects';
import { color, fontSize, space, width } from '../../styles/tokens';

export const FEATURED_HINT_ID = 'featured-hint';

const Hint = styled.p`
  max-width: ${width.text};
  margin-bottom: ${space.lg};
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

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
  return !isEmpty && <Hint id={FEATURED_HINT_ID}>{hintFor(count)}</Hint>;
}
