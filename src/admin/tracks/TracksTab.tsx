import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectIsTrackFormOpen, selectTrackIds, trackFormOpened } from '../../state/slices/tracks';
import { EmptyNote } from '../../ui/EmptyNote';
import { CardList } from '../CardList';
import { TabHead } from '../TabHead';
import { useFormFocus } from '../useFormFocus';
import { OwnerTrackCard } from './OwnerTrackCard';
import { TrackForm } from './TrackForm';

/** All tracks, and the form for a new one. */
export function TracksTab() {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectTrackIds);
  const isFormOpen = useAppSelector(selectIsTrackFormOpen);
  const { opener, open, panel, close } = useFormFocus();
  return (
    <>
      <TabHead
        title="Music"
        action="Add Track"
        isFormOpen={isFormOpen}
        opener={opener}
        onAction={() => open(() => dispatch(trackFormOpened()))}
      />
      {isFormOpen && <TrackForm panel={panel} close={close} />}
      {ids.length === 0 && <EmptyNote>No tracks yet. Add Track starts the list.</EmptyNote>}
      <CardList ids={ids} card={OwnerTrackCard} />
    </>
  );
}
