import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { normalDuration } from '../../content/rules';
import { selectOwner } from '../../state/content';
import { trackAdded, trackFormCancelled } from '../../state/tracks';
import { FieldRow } from '../../ui/forms/Form';
import { TextField } from '../../ui/forms/TextField';
import { checkText } from '../checkText';
import { recall } from '../formMemory';
import { OwnerForm } from '../OwnerForm';
import type { FormFocus } from '../useFormFocus';
import { checkDuration, checkWebAddress } from './trackRules';

const FORM = 'Add Track';

/** Adds a track by the owner (spec section 5). */
export function TrackForm({ panel, close }: FormFocus) {
  const dispatch = useAppDispatch();
  const [typed] = useState(() => recall(FORM));
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
      title={FORM}
      submitLabel="Save Track"
      onSubmit={submit}
      onCancel={() => close(() => dispatch(trackFormCancelled()))}
      panel={panel}
    >
      <FieldRow>
        <TextField name="title" check={checkText} defaultValue={typed.title} label="Title" />
        <TextField name="album" check={checkText} defaultValue={typed.album} label="Album" />
      </FieldRow>
      <FieldRow>
        <TextField
          name="duration"
          defaultValue={typed.duration}
          label="Duration"
          placeholder="mm:ss"
          check={checkDuration}
        />
        <TextField
          name="spotifyUrl"
          defaultValue={typed.spotifyUrl}
          label="Spotify URL"
          type="url"
          check={checkWebAddress}
        />
      </FieldRow>
    </OwnerForm>
  );
}
