import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '../../shared/ErrorBoundary';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import {
  selectContentStatus,
  selectHasOwnContent,
  selectIsContentComplete,
} from '../../state/lists/content';
import { selectCurrentTab, tabSelected } from '../../state/visitor/nav';
import { from, onShortScreens } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { SkipLink } from '../../ui/buttons/SkipLink';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { Notice } from '../../ui/text/Notice';
import { keepFocusAfter } from '../focus';
import { ListTab } from '../list/ListTab';
import { inset } from '../Panel';
import { PublishPanel } from '../publish/PublishPanel';
import { DashboardHeader } from './DashboardHeader';
import { Message } from './Message';
import { Overview } from './Overview';
import { TABS } from './tabs';

const OVERVIEW = { id: 'overview', label: 'Overview' };

/** At least as high as the window, because the message is at its foot. */
const Frame = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-height: 100dvh;
  /* Red is the colour of the main action alone. */
  --accent: ${color.warm};
`;

const Main = styled.main`
  display: flex;
  flex-direction: column;
`;

const Body = styled.div`
  flex: 1;
  padding: ${space.xl} ${inset} ${space.xxl};

  ${onShortScreens} {
    padding-top: ${space.sm};
  }

  /* Focused controls scroll clear of the sticky header, tabs and message. */
  :is(a, button, input, textarea, summary) {
    scroll-margin-block: 4rem 6rem;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  ${onShortScreens} {
    gap: ${space.sm};
  }

  ${from.laptop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${space.xxl};
  }
`;

/** Stops the second click of a double click: the first may have put another button under the pointer. */
function ignoreRepeats(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}

/** Below the header. On phones a bar as wide as the window. */
const Sidebar = styled.div`
  position: sticky;
  top: 4rem;
  z-index: 1;
  margin-inline: calc(-1 * ${inset});
  padding: ${space.xs} ${inset};
  background: ${color.ground};

  ${onShortScreens} {
    position: static;
  }

  ${from.laptop} {
    top: 6.25rem;
    align-self: start;
    margin: 0;
    padding: 0;
  }
`;

interface DashboardProps {
  loadContent: () => void;
}

/** Replaces a tab until the content is loaded. */
function MissingContent({ loadContent }: DashboardProps) {
  const status = useAppSelector(selectContentStatus);
  if (status !== 'failed') return <p role="status">Loading your content…</p>;
  return (
    <Notice message="Your content could not be loaded.">
      <Button small variant="outline" onClick={loadContent}>
        Try again
      </Button>
    </Notice>
  );
}

export function Dashboard({ loadContent }: DashboardProps) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectCurrentTab);
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const isLoaded = useAppSelector(selectIsContentComplete);
  const rows = TABS.filter(({ isOwnOnly }) => hasOwnContent || !isOwnOnly);
  const row = rows.find(({ list }) => list === selected);
  const tab = row?.list ?? OVERVIEW.id;

  function select(id: string) {
    dispatch(tabSelected(id));
    // The tabs stay in view on a long list.
    document.documentElement.scrollTop = 0;
  }

  return (
    <Frame onClickCapture={ignoreRepeats}>
      <SkipLink />
      <ErrorBoundary subject="The header">
        <DashboardHeader />
      </ErrorBoundary>
      <Main id="content" tabIndex={-1}>
        <ErrorBoundary subject="The message">
          <Message />
        </ErrorBoundary>
        <Body>
          <ErrorBoundary subject="Publishing">
            <PublishPanel />
          </ErrorBoundary>
          <Columns>
            <Sidebar>
              <Tabs
                label="Dashboard"
                tabs={[OVERVIEW, ...rows.map(({ list, title }) => ({ id: list, label: title }))]}
                selected={tab}
                onSelect={select}
              />
            </Sidebar>
            <TabPanel key={tab} tab={tab}>
              <ErrorBoundary subject="This tab">
                {!isLoaded ? (
                  <MissingContent loadContent={() => keepFocusAfter(loadContent)} />
                ) : row ? (
                  <ListTab {...row} />
                ) : (
                  <Overview />
                )}
              </ErrorBoundary>
            </TabPanel>
          </Columns>
        </Body>
      </Main>
    </Frame>
  );
}
