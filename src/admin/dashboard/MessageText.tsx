import { isScheduled } from '../../content/publishedPosts';
import { formatInEnglish } from '../../shared/FormattedDate';
import { useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectEntry, selectListIds } from '../../state/lists/lists';
import type { ListEvent } from '../../state/owner/listActions';
import type { EntryOutcome, Outcome } from '../../state/owner/message';
import { selectSaveWords } from '../../state/owner/saveTarget';
import { ChangingText } from '../../ui/text/ChangingText';
import { formatCount } from '../formatCount';
import { shorten } from '../shorten';

/** The text before and after the title of the entry. */
type Sentence = [before: string, after: string];

interface Details extends EntryOutcome {
  /** When the change becomes visible to visitors. */
  visible: string;
  /** Of a post. */
  date: string;
  position: string;
}

const SENTENCES: Record<ListEvent, (details: Details) => Sentence> = {
  added: ({ list, visible }) =>
    list === 'posts' ? ['Created ', ', a draft.'] : ['Added ', `. Visitors see it ${visible}.`],
  edited: ({ isUndo }) => [isUndo ? 'Reverted the edit to ' : 'Changed ', '.'],
  moved: ({ isUndo, position }) => ['Moved ', `${isUndo ? ' back' : ''} to ${position}.`],
  deleted: ({ isUndo }) => [isUndo ? 'Removed ' : 'Deleted ', '.'],
  restored: () => ['Restored ', '.'],
  published: ({ visible, date }) => ['Published ', `. Visitors see it ${visible}${date}.`],
  unpublished: ({ visible }) => [
    'Unpublished ',
    `. It is a draft, hidden from visitors ${visible}.`,
  ],
  // An undo may bring back a fourth, which the large grid has no place for.
  featured: ({ isUndo }) => ['Featured ', isUndo ? ' again.' : ', now shown in the large grid.'],
  unfeatured: () => ['', ' is no longer featured.'],
};

/** A draft keeps the day of its creation, which may be long ago when it is published. */
function describeDate(entry: ReturnType<typeof selectEntry>): string {
  if (!entry || !('publishedAt' in entry)) return '';
  const day = formatInEnglish(entry.publishedAt);
  return isScheduled(entry) ? `, from ${day} on` : `, dated ${day}`;
}

function EntryMessage({ outcome }: { outcome: EntryOutcome }) {
  const { list, id, event } = outcome;
  const words = useAppSelector(selectSaveWords);
  const entry = useAppSelector((state) => selectEntry(state, list, id));
  const ids = useAppSelector((state) => selectListIds(state, list));
  const position = `place ${ids.indexOf(id) + 1} of ${ids.length}`;
  const date = describeDate(entry);
  const [before, after] = SENTENCES[event]({ ...outcome, visible: words.visible, date, position });
  return (
    <>
      <ChangingText>{before}</ChangingText>“
      <bdi>{shorten(entry?.title ?? outcome.title ?? '')}</bdi>”<ChangingText>{after}</ChangingText>
    </>
  );
}

export function MessageText({ outcome }: { outcome: Outcome }) {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  switch (outcome.event) {
    case 'imported':
      return 'Imported the file.';
    case 'loaded':
      return 'Loaded the file.';
    case 'saved':
      return hasOwnContent
        ? 'Saved to src/content/content.json.'
        : 'Saved to src/content/content.json. From now on the site is built from this file. Reload the page and sign in to edit everything in it.';
    case 'draftsReturned': {
      const { isBack, closedTabs } = outcome;
      const kept = isBack
        ? `That of ${formatCount(closedTabs, 'more closed tab')} is kept`
        : `Unsaved work of ${formatCount(closedTabs, 'closed tab')} is kept`;
      return [
        isBack && 'Your unsaved work is back.',
        closedTabs > 0 && `${kept}: sign in in a new tab to get it.`,
      ]
        .filter(Boolean)
        .join(' ');
    }
    default:
      return <EntryMessage outcome={outcome} />;
  }
}
