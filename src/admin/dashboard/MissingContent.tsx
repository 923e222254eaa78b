import type { ContentState } from '../../state/lists/content';
import { Button } from '../../ui/buttons/Button';
import { Notice } from '../../ui/text/Notice';

interface MissingContentProps {
  status: Exclude<ContentState['status'], 'complete'>;
  loadContent: () => void;
}

/** Replaces a tab until the content is loaded, and after a reset by Redux DevTools. */
export function MissingContent({ status, loadContent }: MissingContentProps) {
  if (status === 'loading') return <p role="status">Loading your content…</p>;
  const hasFailed = status === 'failed';
  return (
    <Notice message={`Your content ${hasFailed ? 'could not be' : 'is not'} loaded.`}>
      <Button small variant="outline" onClick={loadContent}>
        {hasFailed ? 'Try again' : 'Load it'}
      </Button>
    </Notice>
  );
}
