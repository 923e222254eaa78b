import { AUDIO_NAME_PATTERN, normalizeDuration } from '../../content/rules';
import type { Track } from '../../content/types';
import { checkExisting } from '../form/checkExisting';
import {
  checkDuration,
  checkFile,
  checkText,
  checkWebAddress,
  normalizePath,
} from '../form/checks';
import { type EntryField, type EntryFields, TITLE, URL_FIELD } from '../form/fields';

const ADDRESS = { name: 'spotifyUrl', label: 'Spotify URL', ...URL_FIELD } as const;

const OWN_ADDRESS: EntryField<'spotifyUrl'> = {
  ...ADDRESS,
  required: false,
  hint: 'On Spotify or elsewhere. Optional with audio.',
  check: (url, { texts: { audio = '' } }) =>
    url || audio.trim() ? checkWebAddress(url) : 'Enter an address, or audio below.',
};

const AUDIO = {
  name: 'audio',
  label: 'Audio',
  required: false,
  placeholder: 'audio/a.mp3',
  hint: 'Optional: a file under public, or an address (a new host works after the next build). The play button plays it.',
  check: checkExisting(checkFile('audio/a.mp3', AUDIO_NAME_PATTERN), 'file'),
  parse: normalizePath,
} as const;

/** The demo plays nothing, so that a track needs an address (spec section 5). */
export const getTrackFields = (isOwn: boolean): EntryFields<keyof Track> => [
  [TITLE, { name: 'album', label: 'Album', check: checkText }],
  [
    {
      name: 'duration',
      label: 'Duration',
      placeholder: 'mm:ss',
      check: checkDuration,
      parse: normalizeDuration,
    },
    isOwn ? OWN_ADDRESS : ADDRESS,
  ],
  ...(isOwn ? [AUDIO] : []),
];
