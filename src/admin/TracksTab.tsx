import { useAppDispatch, useAppSelector } from '../app/hooks';
import { selectIsTrackFormOpen, selectTrackIds, trackFormOpened } from '../state/tracks';
import { OwnerTrackCard } from './OwnerTrackCard';
import { CardGrid, TabHead } from './TabHead';
import { TrackForm } from './TrackForm';

/** All tracks, and the form for a new one. */
export function TracksTab() {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectTrackIds);
  const isFormOpen = useAppSelector(selectIsTrackFormOpen);
  return (
    <>
      <TabHead
        title="Music"
        action="Add Track"
        isFormOpen={isFormOpen}
        onAction={() => dispatch(trackFormOpened())}
      />
      {isFormOpen && <TrackForm />}
      <CardGrid>
        {ids.map((id) => (
          <OwnerTrackCard key={id} id={id} />
        ))}
      </CardGrid>
    </>
  );
}
