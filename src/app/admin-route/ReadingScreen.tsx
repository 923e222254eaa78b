import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { getCardId } from '../../admin/focus';
import { isScheduled } from '../../content/publishedPosts';
import { PostIndex } from '../../sections/reading/PostIndex';
import { PostPage } from '../../sections/reading/PostPage';
import { ProjectPage } from '../../sections/reading/ProjectPage';
import { ErrorBoundary } from '../../shared/ErrorBoundary';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectPostById, type StoredPost } from '../../state/lists/posts';
import { selectProjectById } from '../../state/lists/projects';
import { selectIsAuthenticated } from '../../state/visitor/auth';
import { selectOwner } from '../../state/visitor/owner';
import { color, fontSize, space } from '../../styles/tokens';
import { ScreenButtonLink } from '../../ui/buttons/ScreenButtonLink';
import { NotFound } from '../NotFound';
import { Screen } from '../Screen';

/** Focused elements scroll clear of the sticky bar (WCAG 2.4.11). */
const Page = styled.div`
  :is(a, summary, [tabindex='0']) {
    scroll-margin-bottom: 6rem;
  }
`;

/** Sticky, because a post can be long. */
const Bar = styled.aside`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.lg};
  padding: ${space.xs} ${space.gutter};
  border-top: 1px solid ${color.control};
  background: ${color.raised};
  font-size: ${fontSize.sm};

  @media print {
    display: none;
  }
`;

function describePreview(post: StoredPost | undefined): string {
  if (post?.status === 'draft') return 'A draft: the next build leaves it out.';
  if (post && isScheduled(post)) return 'Scheduled: builds leave it out until its date.';
  return 'Includes the changes in this tab.';
}

/** A post or a project in the store, or the list of all posts if the id is empty. */
export function ReadingScreen({ list, id }: { list: 'posts' | 'projects'; id: string }) {
  const { name } = useAppSelector(selectOwner);
  const post = useAppSelector((state) => selectPostById(state, list === 'posts' ? id : ''));
  const project = useAppSelector((state) => selectProjectById(state, list === 'posts' ? '' : id));
  const isOwner = useAppSelector(selectIsAuthenticated);
  const entry = post ?? project;
  if (id && (!entry || (project && !project.body))) return <NotFound />;
  return (
    <Screen title={`${entry?.title ?? words.reading.all} | ${name}`}>
      <ErrorBoundary message={words.page.pageFailed}>
        <Page>
          {post && <PostPage post={post} />}
          {project && <ProjectPage project={project} />}
          {!entry && <PostIndex />}
        </Page>
      </ErrorBoundary>
      {isOwner && (
        <Bar lang="en" dir="ltr" aria-label="Preview">
          <p>{describePreview(post)}</p>
          <ScreenButtonLink
            small
            variant="outline"
            to={id ? `${paths.dashboard}#${getCardId(id)}` : paths.dashboard}
          >
            Back to Dashboard
          </ScreenButtonLink>
        </Bar>
      )}
    </Screen>
  );
}
