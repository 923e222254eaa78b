/** The messages between the dashboard and the dev server, over Vite's hot-module channel. */

export const SAVE_EVENT = 'content:save';
export const SAVE_ANSWER_EVENT = 'content:save-answer';

/** The whole content file, to be written by the dev server. */
export interface SaveRequest {
  /** Repeated in the answer. */
  id: number;
  text: string;
  /** The git hash of the file that was edited; null if there was none. */
  baseHash: string | null;
}

export type SaveAnswer =
  /** The file is written and has this git hash. */
  | { status: 'saved'; hash: string }
  /** The file on the disk is not the one of `baseHash`; nothing is written. `disk` is null if it was deleted. */
  | { status: 'changed'; disk: { hash: string; text: string } | null }
  /** The content does not match the schema. */
  | { status: 'invalid'; errors: string[] }
  /** The file could not be written; the message says why, in a sentence. */
  | { status: 'failed'; message: string };
