import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { normalizeDuration } from '../../content/rules';
import { selectOwner } from '../../state/slices/owner';
import { trackAdded, trackFormCancelled } from '../../state/slices/tracks';
import { checkText } from '../checkText';
import { OwnerForm } from '../OwnerForm';
import type { FormFocus } from '../useFormFocus';
import { checkDuration, checkWebAddress } from './trackRules';

/** Adds a track by the owner (spec section 5). */
export function TrackForm({ panel, close }: FormFocus) {
  const dispatch = useAppDispatch();
  const { name: artist } = useAppSelector(selectOwner);

  return (
    <OwnerForm
      title="Add Track"
      submitLabel="Save Track"
      fields={[
        [
          { name: 'title', label: 'Title', check: checkText },
          { name: 'album', label: 'Album', check: checkText },
        ],
        [
          { name: 'duration', label: 'Duration', placeholder: 'mm:ss', check: checkDuration },
          { name: 'spotifyUrl', label: 'Spotify URL', type: 'url', check: checkWebAddress },
        ],
      ]}
      onSubmit={({ title, album, duration, spotifyUrl }) =>
        close(() =>
          dispatch(
            trackAdded({
              title: title.trim(),
              artist,
              album: album.trim(),
              duration: normalizeDuration(duration),
              spotifyUrl: spotifyUrl.trim(),
            }),
          ),
        )
      }
      onCancel={() => close(() => dispatch(trackFormCancelled()))}
      panel={panel}
    />
  );
}
