import { ListTab } from '../list/ListTab';
import { OwnerTrackCard } from './OwnerTrackCard';
import { TrackForm } from './TrackForm';

/** All tracks. */
export const TracksTab = () => (
  <ListTab
    list="tracks"
    title="Music"
    empty="No tracks yet. Choose Add Track to add one."
    form={TrackForm}
    card={OwnerTrackCard}
  />
);
