import { useAppDispatch, useAppSelector } from '../app/hooks';
import { normalDuration } from '../content/rules';
import { selectOwner } from '../state/content';
import { trackAdded, trackFormCancelled } from '../state/tracks';
import { FieldRow } from '../ui/Form';
import { TextField } from '../ui/TextField';
import { OwnerForm } from './OwnerForm';
import { checkDuration, checkWebAddress } from './trackRules';
import type { FormFocus } from './useFormFocus';

/** Adds a track by the owner (spec section 5). */
export function TrackForm({ panel, close }: FormFocus) {
  const dispatch = useAppDispatch();
  const { name: artist } = useAppSelector(selectOwner);

  function submit(field: (name: string) => string) {
    close(() =>
      dispatch(
        trackAdded({
          title: field('title').trim(),
          artist,
          album: field('album').trim(),
          duration: normalDuration(field('duration')),
          spotifyUrl: field('spotifyUrl').trim(),
        }),
      ),
    );
  }

  return (
    <OwnerForm
      title="Add Track"
      submitLabel="Save Track"
      onSubmit={submit}
      onCancel={() => close(() => dispatch(trackFormCancelled()))}
      panel={panel}
    >
      <FieldRow>
        <TextField name="title" label="Title" />
        <TextField name="album" label="Album" />
      </FieldRow>
      <FieldRow>
        <TextField name="duration" label="Duration" placeholder="mm:ss" check={checkDuration} />
        <TextField name="spotifyUrl" label="Spotify URL" type="url" check={checkWebAddress} />
      </FieldRow>
    </OwnerForm>
  );
}
