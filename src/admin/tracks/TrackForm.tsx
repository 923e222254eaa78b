import { normalizeDuration } from '../../content/rules';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectTrackById, trackAdded } from '../../state/lists/tracks';
import { editEntry } from '../../state/owner/editEntry';
import { selectOwner } from '../../state/visitor/owner';
import {
  checkDuration,
  checkFile,
  checkText,
  checkWebAddress,
  normalizePath,
} from '../form/checks';
import { EntryForm, type ListFormProps } from '../form/EntryForm';

const AUDIO = 'audio/a.mp3';

/** With own content only, because the demo plays nothing. */
const AUDIO_FIELD = {
  name: 'audio',
  label: 'Audio',
  required: false,
  placeholder: AUDIO,
  hint: 'Optional: a file under public, or an address. The play button plays it.',
  check: checkFile(AUDIO),
} as const;

/** Adds a track by the owner (spec section 5), or edits an existing one. */
export function TrackForm({ id }: ListFormProps) {
  const dispatch = useAppDispatch();
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const { name: artist } = useAppSelector(selectOwner);
  const track = useAppSelector((state) => selectTrackById(state, id ?? ''));

  return (
    <EntryForm
      list="tracks"
      id={id}
      initial={{ ...track, picture: track?.cover }}
      fields={[
        [
          { name: 'title', label: 'Title', check: checkText },
          { name: 'album', label: 'Album', check: checkText },
        ],
        [
          { name: 'duration', label: 'Duration', placeholder: 'mm:ss', check: checkDuration },
          { name: 'spotifyUrl', label: 'Spotify URL', type: 'url', check: checkWebAddress },
        ],
        ...(hasOwnContent ? [AUDIO_FIELD] : []),
      ]}
      onSubmit={({ duration, audio, picture, ...texts }) => {
        const fields = {
          ...texts,
          duration: normalizeDuration(duration),
          cover: normalizePath(picture),
          audio: normalizePath(audio),
        };
        dispatch(
          id === null
            ? trackAdded({ ...fields, artist }, hasOwnContent)
            : editEntry('tracks', id, fields),
        );
      }}
    />
  );
}
