import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { importWithRetry } from '../../app/start/importWithRetry';
import { selectHasOwnContent, selectIsContentComplete } from '../../state/contentFile';
import { allTracksShown, selectHasMoreTracks } from '../../state/tracks';
import { Button } from '../../ui/buttons/Button';

interface AllTracksProps {
  /** Runs once they are there. */
  onShown: () => void;
}

/** Shows the tracks that the page has not fetched; gone once all are there. Inert with placeholder content (spec section 2). */
export function AllTracks({ onShown }: AllTracksProps) {
  const dispatch = useAppDispatch();
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const isComplete = useAppSelector(selectIsContentComplete);
  const hasMore = useAppSelector(selectHasMoreTracks);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function showAll() {
    setStatus('loading');
    try {
      const older = isComplete
        ? []
        : (await importWithRetry(() => import('virtual:older-tracks'))).default;
      flushSync(() => dispatch(allTracksShown(older)));
      onShown();
    } catch {
      setStatus('failed');
    }
  }

  if (!hasOwnContent) return <Button variant="outline">View All Tracks</Button>;
  if (!hasMore) return null;
  return (
    <>
      <Button
        variant="outline"
        aria-disabled={status === 'loading'}
        onClick={() => status !== 'loading' && void showAll()}
      >
        View All Tracks
      </Button>
      {status === 'failed' && <p role="alert">The other tracks could not be loaded.</p>}
    </>
  );
}
