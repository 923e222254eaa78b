import { useEffect } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '../../app/ErrorBoundary';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import {
  type ContentFileState,
  selectContentStatus,
  selectHasOwnContent,
} from '../../state/slices/contentFile';
import { selectTab, tabSelected } from '../../state/slices/nav';
import { from, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { SkipLink } from '../../ui/buttons/SkipLink';
import { changeScreen } from '../../ui/hooks/changeScreen';
import { Notice } from '../../ui/Notice';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { abandonImport } from '../content-file/importFile';
import { PublishPanel } from '../publish/PublishPanel';
import { DashboardHeader } from './DashboardHeader';
import { Message } from './Message';
import { Overview } from './Overview';
import { LIST_TABS } from './tabs';

const OVERVIEW = { id: 'overview', label: 'Overview', panel: Overview };

/** As wide as the window, but its content no wider than the page. */
const sides = `max(${space.gutter}, calc(50% - 44rem))`;

const Head = styled(DashboardHeader)`
  padding: ${space.sm} ${sides};
`;

const MessageBar = styled(Message)`
  padding-inline: ${sides};
`;

const Body = styled.div`
  padding: ${space.sm} ${sides} ${space.xxl};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  ${from.laptop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${space.xxl};
  }
`;

interface DashboardProps {
  /** Fetches the owner's content into the store. */
  onLoad: () => void;
}

interface MissingContentProps extends DashboardProps {
  status: Exclude<ContentFileState['status'], 'complete'>;
}

/** What stands in a tab as long as the content is not here: nothing is loaded after a reset by Redux DevTools. */
function MissingContent({ status, onLoad }: MissingContentProps) {
  if (status === 'loading') return <p role="status">Loading your content…</p>;
  const hasFailed = status === 'failed';
  return (
    <Notice message={`Your content ${hasFailed ? 'could not be' : 'is not'} loaded.`}>
      <Button small variant="outline" onClick={onLoad}>
        {hasFailed ? 'Try again' : 'Load it'}
      </Button>
    </Notice>
  );
}

/** The owner's desk: an overview, and a tab for each list of the content. */
export function Dashboard({ onLoad }: DashboardProps) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectTab);
  const isOwn = useAppSelector(selectHasOwnContent);
  const status = useAppSelector(selectContentStatus);
  const tabs = [OVERVIEW, ...LIST_TABS.filter(({ isOwnOnly }) => isOwn || !isOwnOnly)];
  // Hot reload may have removed the tab.
  const { id: tab, panel: Panel } = tabs.find(({ id }) => id === selected) ?? OVERVIEW;

  // Nobody waits any more for a file that is still checked.
  useEffect(() => () => dispatch(abandonImport()), [dispatch]);

  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <ErrorBoundary what="The header">
        <Head />
      </ErrorBoundary>
      <main id="content" tabIndex={-1}>
        <ErrorBoundary what="The message">
          <MessageBar />
        </ErrorBoundary>
        <Body>
          <ErrorBoundary what="Publishing">
            <PublishPanel />
          </ErrorBoundary>
          <Columns>
            <Tabs
              label="Dashboard"
              tabs={tabs}
              selected={tab}
              onSelect={(id) => changeScreen(() => dispatch(tabSelected(id)))}
            />
            <TabPanel key={tab} tab={tab}>
              <ErrorBoundary what="This tab">
                {status === 'complete' ? (
                  <Panel />
                ) : (
                  <MissingContent status={status} onLoad={onLoad} />
                )}
              </ErrorBoundary>
            </TabPanel>
          </Columns>
        </Body>
      </main>
    </>
  );
}
