import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { importChunk } from '../../shared/importChunk';
import { reloadPage } from '../../shared/reloadPage';
import {
  selectContentStatus,
  selectHasOwnContent,
  selectIsContentComplete,
} from '../../state/lists/content';
import { selectCurrentTab, tabSelected } from '../../state/owner/dashboard';
import { Button } from '../../ui/buttons/Button';
import { SkipLink } from '../../ui/buttons/SkipLink';
import { getPanelProps, Tabs } from '../../ui/Tabs';
import { Notice } from '../../ui/text/Notice';
import { AdminBoundary } from '../AdminBoundary';
import { CONTENT_ID } from '../focus';
import { ListTab } from '../list/ListTab';
import { loadCheck } from '../operations/checkContent';
import { PublishPanel } from '../publish/PublishPanel';
import { DashboardHeader } from './DashboardHeader';
import { Body, Columns, Frame, Main, Sidebar } from './layout';
import { Message } from './Message';
import { Overview } from './Overview';
import { TABS } from './tabs';
import { useRepeatGuard } from './useRepeatGuard';

const OVERVIEW = { id: 'overview', label: 'Overview' };

/** The chunks of View, of the preview, of Publish, and of the check of content files. */
const loadChunks = () =>
  Promise.all([
    importChunk(() => import('../editor/preview/renderPreview')),
    importChunk(() => import('../publish/github')),
    loadCheck(),
  ]);

/**
 * Replaces a tab until the content is loaded. Offers a reload, not a retry: in Firefox, and after another build, a retry
 * would fail too.
 */
function MissingContent() {
  const status = useAppSelector(selectContentStatus);
  if (status !== 'failed') return <p role="status">Loading your content…</p>;
  return (
    <Notice message="Your content could not be loaded.">
      <Button small variant="outline" onClick={() => void reloadPage()}>
        Reload the page
      </Button>
    </Notice>
  );
}

export function Dashboard() {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectCurrentTab);
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const isLoaded = useAppSelector(selectIsContentComplete);
  const rows = TABS.filter(({ isOwnOnly }) => hasOwnContent || !isOwnOnly);
  const row = rows.find(({ list }) => list === selected);
  const tab = row?.list ?? OVERVIEW.id;

  const repeatGuard = useRepeatGuard();
  // In advance: the build after a publication, also from another device, replaces the files of this one.
  useEffect(() => void loadChunks().catch(() => undefined), []);

  function select(id: string) {
    dispatch(tabSelected(id));
    // The tabs stay in view on a long list.
    document.documentElement.scrollTop = 0;
  }

  return (
    <Frame {...repeatGuard}>
      <SkipLink>Skip to content</SkipLink>
      <AdminBoundary subject="The header">
        <DashboardHeader />
      </AdminBoundary>
      <Main id={CONTENT_ID} tabIndex={-1}>
        <Message />
        <Body>
          <AdminBoundary subject="Publishing">
            <PublishPanel />
          </AdminBoundary>
          <Columns>
            <Sidebar>
              <Tabs
                label="Dashboard"
                tabs={[OVERVIEW, ...rows.map(({ list, title }) => ({ id: list, label: title }))]}
                selected={tab}
                onSelect={select}
              />
            </Sidebar>
            {/* The lint rule for `tabIndex` sees only a role that is written here. */}
            <div key={tab} {...getPanelProps(tab)} role="tabpanel" tabIndex={0}>
              <AdminBoundary subject="This tab">
                {!isLoaded ? <MissingContent /> : row ? <ListTab {...row} /> : <Overview />}
              </AdminBoundary>
            </div>
          </Columns>
        </Body>
      </Main>
    </Frame>
  );
}
