import { useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { PrerenderedPageContext } from '../../app/start/PrerenderedPageContext';
import { selectHasOwnContent } from '../../state/slices/contentFile';
import { allTracksShown, selectHasMoreTracks } from '../../state/slices/tracks';
import { Button } from '../../ui/buttons/Button';

/**
 * Shows the tracks that the page has not; gone once all are there. Inert with placeholder content (spec section 2).
 * @param onShown Runs once they are there.
 */
export function AllTracks({ onShown }: { onShown: () => void }) {
  const dispatch = useAppDispatch();
  const { importChunk } = useContext(PrerenderedPageContext);
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const hasMore = useAppSelector(selectHasMoreTracks);
  const [error, setError] = useState('');

  async function showAll() {
    try {
      const { default: tracks } = await importChunk(() => import('virtual:tracks'));
      flushSync(() => dispatch(allTracksShown(tracks)));
      onShown();
    } catch {
      setError('The other tracks did not load.');
    }
  }

  if (!hasOwnContent) return <Button variant="outline">View All Tracks</Button>;
  if (!hasMore) return null;
  return (
    <>
      <Button variant="outline" onClick={() => void showAll()}>
        View All Tracks
      </Button>
      <p role="status">{error}</p>
    </>
  );
}
