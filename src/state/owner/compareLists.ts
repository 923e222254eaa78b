import type { Work } from '../../content/types';
import type { Entry } from '../lists/createList';
import { LIST_NAMES } from './listActions';

/** The names of the fields that differ between two versions of an entry. */
export const findChangedFields = (before: object, after: object) =>
  Object.keys({ ...before, ...after }).filter(
    (name) =>
      JSON.stringify(Reflect.get(before, name)) !== JSON.stringify(Reflect.get(after, name)),
  );

/** The differences in entries and order between two versions of a list. A missing version is empty. */
export function compareLists<E extends Entry>(before: E[] = [], after: E[] = []) {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const ids = new Set(after.map(({ id }) => id));
  const idsInBoth = (list: E[]) =>
    list.map(({ id }) => id).filter((id) => old.has(id) && ids.has(id));
  return {
    added: after.filter(({ id }) => !old.has(id)),
    deleted: before.filter(({ id }) => !ids.has(id)),
    /** Pairs of before and after. */
    edited: after.flatMap((entry): [E, E][] => {
      const was = old.get(entry.id);
      return was && was !== entry && findChangedFields(was, entry).length > 0 ? [[was, entry]] : [];
    }),
    isReordered: idsInBoth(before).join() !== idsInBoth(after).join(),
  };
}

/**
 * The number of edits between two versions: each added, edited or deleted entry, each list in another order, and each
 * empty list that only one of them has, because that shows or hides its section.
 */
export const countEdits = (before: Work, after: Work): number =>
  LIST_NAMES.reduce((sum, list) => {
    const { added, deleted, edited, isReordered } = compareLists<Entry>(before[list], after[list]);
    const isEmpty = !before[list]?.length && !after[list]?.length;
    const [was, is] = [before, after].map(({ missingLists = [] }) => missingLists.includes(list));
    const others = Number(isReordered) + Number(isEmpty && was !== is);
    return sum + added.length + deleted.length + edited.length + others;
  }, 0);
