import { ListTab } from '../list/ListTab';
import { OwnerTrackCard } from './OwnerTrackCard';
import { TrackForm } from './TrackForm';

/** All tracks. */
export const TracksTab = () => (
  <ListTab
    list="tracks"
    title="Music"
    empty="No tracks yet. Add Track starts the list."
    form={TrackForm}
    card={OwnerTrackCard}
  />
);
