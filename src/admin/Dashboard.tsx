import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAuth } from '../app/AuthProvider';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { paths } from '../app/paths';
import { selectIsContentComplete } from '../state/content';
import { selectTab, type TabId, tabSelected } from '../state/nav';
import { color, from, space } from '../styles/tokens';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { ScreenLink } from '../ui/ScreenLink';
import { SkipLink } from '../ui/SkipLink';
import { TabPanel, Tabs } from '../ui/Tabs';
import { Overview } from './Overview';
import { PostsTab } from './PostsTab';
import { TracksTab } from './TracksTab';

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'posts', label: 'Blog Posts' },
  { id: 'tracks', label: 'Music' },
] as const satisfies readonly { id: TabId; label: string }[];

const PANELS = { overview: Overview, posts: PostsTab, tracks: TracksTab } satisfies Record<
  TabId,
  () => React.ReactNode
>;

/** As wide as the window, but its content no wider than the page. */
const sides = `max(${space.gutter}, calc(50% - 44rem))`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
  padding: ${space.md} ${sides};
  border-bottom: 1px solid ${color.line};
  background: ${color.band};
`;

const Title = styled.h1`
  font-size: 1.5rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

const Body = styled.main`
  display: grid;
  gap: ${space.xl};
  padding: ${space.xl} ${sides} ${space.xxl};

  ${from.laptop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${space.xxl};
  }
`;

function Waiting({ onRetry }: DashboardProps) {
  if (!onRetry) return <p role="status">Loading your content…</p>;
  return (
    <Notice message="Your content could not be loaded.">
      <Button small look="outline" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

interface DashboardProps {
  /** Fetches the content once more; given when it did not come. */
  onRetry: (() => void) | undefined;
}

/** The owner's desk: three tabs over one list of posts and one of tracks. */
export function Dashboard({ onRetry }: DashboardProps) {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const tab = useAppSelector(selectTab);
  const isReady = useAppSelector(selectIsContentComplete);
  const Panel = PANELS[tab];

  function logOut() {
    void navigate(paths.portfolio);
    signOut();
  }

  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Head>
        <Title>Admin Dashboard</Title>
        <Actions>
          <ScreenLink small look="outline" to={paths.portfolio}>
            View Portfolio
          </ScreenLink>
          <Button small look="quiet" onClick={logOut}>
            Logout
          </Button>
        </Actions>
      </Head>
      <Body id="content" tabIndex={-1}>
        <Tabs
          label="Dashboard"
          tabs={TABS}
          selected={tab}
          onSelect={(id) => dispatch(tabSelected(id))}
        />
        <TabPanel key={tab} tab={tab}>
          {isReady ? <Panel /> : <Waiting onRetry={onRetry} />}
        </TabPanel>
      </Body>
    </>
  );
}
