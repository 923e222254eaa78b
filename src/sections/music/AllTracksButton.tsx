import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { allTracksShown, selectHasMoreTracks } from '../../state/lists/tracks';
import { Button } from '../../ui/buttons/Button';
import { useChunk } from '../useChunk';

/**
 * The button that loads and shows all tracks. Renders nothing if all are shown. Inert with placeholder content (spec
 * section 2).
 * @param onShown Called when the tracks are shown.
 */
export function AllTracksButton({ onShown }: { onShown: () => void }) {
  const dispatch = useAppDispatch();
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const hasMore = useAppSelector(selectHasMoreTracks);
  const { status, run } = useChunk(
    () => import('virtual:tracks'),
    'The other tracks did not load.',
  );

  const showAll = () =>
    run(({ default: tracks }) => {
      flushSync(() => dispatch(allTracksShown(tracks)));
      onShown();
    });

  if (!hasOwnContent) return <Button variant="outline">View All Tracks</Button>;
  if (!hasMore) return null;
  return (
    <>
      <Button variant="outline" onClick={() => void showAll()}>
        View All Tracks
      </Button>
      <p role="status">{status}</p>
    </>
  );
}
