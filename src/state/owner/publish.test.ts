import { workOf } from '../../test/data/fixtures';
import { reducerOf, testReducer } from '../../test/store/reducerTable';
import { takeSnapshot } from '../snapshot';
import { signedOut } from '../visitor/auth';
import {
  publishChecked,
  publishClosed,
  publishOpened,
  publishPaused,
  publishRefused,
  publishStarted,
  type PublishState,
  type PublishStatus,
  sitePublished,
  theirsLoaded,
  tokenForgotten,
  tokenKept,
} from './publish';

const start: PublishState = { isOpen: false, hasToken: false, status: { step: 'idle' } };
const open: PublishState = { isOpen: true, hasToken: true, status: { step: 'idle' } };
const at = (step: 'checking' | 'committing' | 'pausing' | 'loadedTheirs') => ({
  ...open,
  status: { step },
});
const ended = (status: PublishStatus) => ({ ...open, status });
const refused = ended({ step: 'refused', refusal: { reason: 'offline' } });
const badToken = { reason: 'badToken' } as const;
const kept = {
  file: { lists: takeSnapshot(workOf()), hash: 'new' },
  commit: 'c0ffee',
};

testReducer(reducerOf('publish'), {
  'the panel opens': [start, publishOpened(), { ...start, isOpen: true }],
  'the panel closes, and takes along what went wrong': [
    refused,
    publishClosed(),
    { ...open, isOpen: false },
  ],
  ...Object.fromEntries(
    (['checking', 'committing', 'pausing'] as const).map((step) => [
      `${step} goes on behind the closed panel`,
      [at(step), publishClosed(), { ...at(step), isOpen: false }],
    ]),
  ),
  'a token is there': [start, tokenKept(), { ...start, hasToken: true }],
  'a token is forgotten': [open, tokenForgotten(), { ...open, hasToken: false }],
  'the repository is asked first': [refused, publishStarted(), at('checking')],
  'the commit is sent once the repository has answered': [
    at('checking'),
    publishChecked(),
    at('committing'),
  ],
  'a fault of GitHub’s is waited out': [at('checking'), publishPaused(), at('pausing')],
  'the site is published': [
    at('committing'),
    sitePublished(kept),
    ended({ step: 'published', commit: 'c0ffee' }),
  ],
  'a publication is refused': [at('committing'), publishRefused({ reason: 'offline' }), refused],
  'a token that is none is forgotten': [
    at('checking'),
    publishRefused(badToken),
    { ...ended({ step: 'refused', refusal: badToken }), hasToken: false },
  ],
  'the file of the repository is loaded': [at('checking'), theirsLoaded(), at('loadedTheirs')],
  'a sign-out takes the token and the result along': [refused, signedOut(), start],
  'but not what goes on': [at('pausing'), signedOut(), { ...start, status: { step: 'pausing' } }],
});
