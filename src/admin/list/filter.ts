import { createContext } from 'react';
import type { ListName, Work } from '../../content/types';
import type { Filter } from '../../state/owner/dashboard';
import { getPostState } from '../posts/postState';

type Entry = NonNullable<Work[ListName]>[number];

/** The number of entries from which a list can be filtered. */
export const MIN_FILTERED = 20;

/** The ids that a filtered list shows; undefined without a filter. */
export const ShownIdsContext = createContext<readonly string[] | undefined>(undefined);

const SEARCHED = [
  'title',
  'excerpt',
  'description',
  'organization',
  'album',
  'tags',
  'technologies',
];

/**
 * European accents, and points, hamzas and stretches of Hebrew and Arabic, which few people type. In other scripts, marks
 * are vowels.
 */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]/g;

/** A text in lower case, without accents, with i for the dotless ı, and with the apostrophe of keyboards. */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replaceAll('ı', 'i')
    .replace(/[’ʼ]/g, "'");

function isFound(entry: Entry, query: string): boolean {
  const texts = Object.entries<unknown>({ ...entry }).flatMap(([name, text]) =>
    SEARCHED.includes(name) ? text : [],
  );
  const text = normalize(texts.join('\n'));
  return normalize(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Whether an entry has every word of the query, in any order, and the state. */
export const matchesFilter = (entry: Entry, { query, state }: Filter) =>
  (state === '' || ('status' in entry && getPostState(entry) === state)) && isFound(entry, query);

export const isActive = ({ query, state }: Filter) => query.trim() !== '' || state !== '';
