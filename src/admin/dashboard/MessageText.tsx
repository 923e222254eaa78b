import type { ListName } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { selectListIds, selectTitle } from '../../state/lists/lists';
import type { Outcome } from '../../state/owner/message';
import { ChangingText } from '../../ui/text/ChangingText';
import { countOf } from '../../ui/text/countOf';
import { selectSavePlace, VISIBLE } from '../content-file/savePlace';

/** In characters. */
const MAX_LENGTH = 48;

/** A long title is cut after a word, so that the words around it stay in view. */
function shorten(title: string): string {
  const characters = Array.from(title);
  if (characters.length <= MAX_LENGTH) return title;
  return `${characters
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

const Quoted = ({ title }: { title: string }) => (
  <>
    “<bdi>{shorten(title)}</bdi>”
  </>
);

interface QuotedEntryProps {
  list: ListName;
  id: string;
}

function QuotedEntry({ list, id }: QuotedEntryProps) {
  return <Quoted title={useAppSelector((state) => selectTitle(state, list, id))} />;
}

function Place({ list, id }: QuotedEntryProps) {
  const ids = useAppSelector((state) => selectListIds(state, list));
  return <ChangingText>{`place ${ids.indexOf(id) + 1} of ${ids.length}`}</ChangingText>;
}

/** The text of a result: a sentence or two. */
export function MessageText({ outcome }: { outcome: Outcome }) {
  const visible = VISIBLE[useAppSelector(selectSavePlace)];
  switch (outcome.act) {
    case 'deleted':
      return (
        <>
          Deleted <Quoted title={outcome.title} />.
        </>
      );
    case 'restored':
      return (
        <>
          Restored <Quoted title={outcome.title} />.
        </>
      );
    case 'edited':
      return (
        <>
          Changed <Quoted title={outcome.title} />.
        </>
      );
    case 'reverted':
      return (
        <>
          Took back the edit of <Quoted title={outcome.title} />.
        </>
      );
    case 'moved':
      return (
        <>
          Moved <QuotedEntry list={outcome.list} id={outcome.id} /> to{' '}
          <Place list={outcome.list} id={outcome.id} />.
        </>
      );
    case 'featured':
      return (
        <>
          Featured <QuotedEntry list="projects" id={outcome.id} />: it stands on the large grid.
        </>
      );
    case 'unfeatured':
      return (
        <>
          <QuotedEntry list="projects" id={outcome.id} /> is not featured any more.
        </>
      );
    case 'drafted':
      return (
        <>
          Created <Quoted title={outcome.title} />, a draft.
        </>
      );
    case 'added':
      return (
        <>
          Added <Quoted title={outcome.title} />.{' '}
          <ChangingText>{`Visitors see it ${visible}.`}</ChangingText>
        </>
      );
    case 'published':
      return (
        <>
          Published <QuotedEntry list="posts" id={outcome.id} />.{' '}
          <ChangingText>{`Visitors see it ${visible}.`}</ChangingText>
        </>
      );
    case 'unpublished':
      return (
        <>
          Unpublished <QuotedEntry list="posts" id={outcome.id} />.{' '}
          <ChangingText>{`It is a draft: gone for visitors ${visible}.`}</ChangingText>
        </>
      );
    case 'imported':
      return `Imported ${countOf(outcome.projects, 'project')}, ${countOf(outcome.tracks, 'track')} and ${countOf(outcome.posts, 'post')}.`;
    case 'loaded':
      return 'Loaded the file. Your own version was downloaded, and can be imported on the overview.';
    case 'saved':
      return outcome.isFirst
        ? 'Saved to src/content/content.json. The placeholder work is yours from now on: the site is built from this file.'
        : 'Saved to src/content/content.json.';
    case 'editsRestored':
      return 'Your edits from before the reload are back.';
  }
}
