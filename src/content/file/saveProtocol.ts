/** The messages between the dashboard and the dev server, over Vite's hot-module channel. */

export const SAVE_EVENT = 'content:save';
export const SAVE_ANSWER_EVENT = 'content:save-answer';
/** Tells the other pages of a save. */
export const SAVED_EVENT = 'content:saved';

/** The whole content file, for the dev server to write. */
export interface ContentRequest {
  text: string;
  /** The git hashes that the file may have: of the edited one, and of those sent since. Null if there was none. */
  baseHashes: (string | null)[];
  /** The pictures that the text names and `public` may lack: their paths in the project, and their git hashes. */
  pictures: { path: string; hash: string }[];
  /** The pictures to delete after the file is written: their paths under `public`. */
  deletions: string[];
}

/** One of those pictures, in Base64. In a message of its own, because Vite accepts at most 100 MiB. */
export interface PictureRequest {
  path: string;
  contents: string;
}

export type SaveRequest = ContentRequest | PictureRequest;

/** A request, or the answer to the request with this id. */
export type WithId<Message> = Message & { id: string };

/** The refusal to write a picture over another one. */
export const describeTaken = (path: string) =>
  `There is another picture at ${path}. Nothing was overwritten. Add yours again: it gets another name.`;

export type SaveAnswer =
  /** The file was written, and has this git hash. By path, why pictures of `deletions` are kept: a sentence each. */
  | { status: 'saved'; hash: string; kept?: Record<string, string> }
  /** `public` lacks these pictures; nothing was written. */
  | { status: 'lacking'; paths: string[] }
  /** The file on disk does not match `baseHashes`; nothing was written. `disk` is null if it was deleted. */
  | { status: 'changed'; disk: { hash: string; text: string } | null }
  /** The content has errors; nothing was written. */
  | { status: 'invalid'; errors: string[] }
  /** The file could not be written. The message is a sentence with the reason. */
  | { status: 'failed'; message: string };
