import { normalizeDuration } from '../../content/rules';
import { useAppSelector, useAppStore } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectTrackById } from '../../state/lists/tracks';
import { formKey, selectFormTexts } from '../../state/owner/forms';
import {
  checkDuration,
  checkFile,
  checkText,
  checkWebAddress,
  normalizePath,
} from '../form/checks';
import { EntryForm, type EntryIdProps } from '../form/EntryForm';
import { TITLE, URL_FIELD } from '../form/fields';

/** With own content only, because the demo plays nothing. */
const AUDIO_FIELD = {
  name: 'audio',
  label: 'Audio',
  required: false,
  placeholder: 'audio/a.mp3',
  hint: 'Optional: a file under public, or an address. The play button plays it.',
  check: checkFile('audio/a.mp3', /./),
} as const;

/** Adds a track by the owner (spec section 5), or edits an existing one. */
export function TrackForm({ id }: EntryIdProps) {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const store = useAppStore();
  const track = useAppSelector((state) => selectTrackById(state, id));
  const getAudio = () =>
    selectFormTexts(store.getState(), formKey('tracks', id))?.['audio'] ?? track?.audio;
  return (
    <EntryForm
      list="tracks"
      id={id}
      initial={track}
      fields={[
        [TITLE, { name: 'album', label: 'Album', check: checkText }],
        [
          { name: 'duration', label: 'Duration', placeholder: 'mm:ss', check: checkDuration },
          {
            name: 'spotifyUrl',
            label: 'Spotify URL',
            ...URL_FIELD,
            ...(hasOwnContent && {
              required: false,
              hint: 'Here or elsewhere. Optional with audio.',
              check: (url: string) =>
                url || getAudio() ? checkWebAddress(url) : 'Enter an address, or audio below.',
            }),
          },
        ],
        ...(hasOwnContent ? [AUDIO_FIELD] : []),
      ]}
      picture="cover"
      toEntry={({ duration, audio, cover, ...texts }) => ({
        ...texts,
        duration: normalizeDuration(duration),
        cover: normalizePath(cover),
        audio: normalizePath(audio),
      })}
    />
  );
}
