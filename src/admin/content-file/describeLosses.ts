import type { Work } from '../../content/types';
import { selectWork } from '../../state/lists/lists';
import { selectChangeCount } from '../../state/owner/changes';
import { compareLists } from '../../state/owner/compareLists';
import { LIST_NAMES } from '../../state/owner/listActions';
import { selectIsOwnWork } from '../../state/owner/ownWork';
import { selectSaveWords } from '../../state/owner/savePlace';
import type { RootState } from '../../state/rootReducer';
import { formatCount } from '../formatCount';
import { describeChanges } from '../publish/describeChanges';
import { shorten } from '../shorten';

/** The titles that a question names; it counts the others. */
const NAMED = 5;

/** The losses of the owner's entries. */
function listOwnLosses(current: Work, work: Work): string[] {
  const compared = LIST_NAMES.map((list) =>
    compareLists<{ id: string; title?: string }>(current[list], work[list]),
  );
  const replaced = compared.flatMap(({ edited, deleted }) => [
    ...edited.map(([entry]) => entry),
    ...deleted,
  ]);
  const named = replaced.slice(0, NAMED).map(({ title = 'About' }) => `“${shorten(title)}”`);
  const others = replaced.length > NAMED ? ` and ${replaced.length - NAMED} more` : '';
  const entries = `changes or deletes ${replaced.length} of your entries (${named.join(', ')}${others})`;
  return [
    ...(replaced.length > 0 ? [entries] : []),
    ...(compared.some(({ isReordered }) => isReordered) ? ['reorders entries'] : []),
  ];
}

/** What an import of `work` would replace, in sentences; empty if nothing. Of placeholder work, only changes count. */
export function describeLosses(state: RootState, work: Work): string {
  const current = selectWork(state);
  const count = selectChangeCount(state);
  const changes = `replaces ${formatCount(count, 'change')} not ${selectSaveWords(state).saved} yet`;
  const losses = [
    ...(count > 0 ? [changes] : []),
    ...(selectIsOwnWork(state) ? listOwnLosses(current, work) : []),
  ];
  return losses.length > 0
    ? `Importing ${losses.join(', ')}. Changes in the file: ${describeChanges(current, work, 0)}.`
    : '';
}
