/** What the dashboard and the dev server say to each other over Vite's hot-module channel. */

export const SAVE_EVENT = 'content:save';
export const SAVE_ANSWER_EVENT = 'content:save-answer';

/** The whole content file, to be written by the dev server. */
export interface SaveRequest {
  /** Comes back with the answer. */
  id: number;
  /** The text of the file. */
  text: string;
  /** The git hash of the file that the changes were made to; null where there was none. */
  basis: string | null;
}

export type SaveAnswer =
  /** It is written, and has this git hash. */
  | { status: 'saved'; hash: string }
  /** The file is not the one that the changes were made to: nothing is written. Null where there is none any more. */
  | { status: 'changed'; disk: { hash: string; text: string } | null }
  /** What the schema has against the content. */
  | { status: 'invalid'; errors: string[] }
  /** Why it could not be written, in a sentence. */
  | { status: 'failed'; message: string };
