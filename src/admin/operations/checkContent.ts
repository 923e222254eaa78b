import siteFiles from 'virtual:site-files';
import { MAX_LISTED_ERRORS } from '../../content/rules';
import type { Work } from '../../content/types';
import type { OperationError } from '../../state/owner/operations';
import { selectDeletedPictures } from '../../state/owner/pictures/pictureDeletions';
import {
  selectAddedPictures,
  selectPicturesToDelete,
} from '../../state/owner/pictures/pictureSelectors';
import { selectSavedWork } from '../../state/owner/savedWork';
import type { RootState } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';
import { loadChunk, OperationFailure } from './runOperation';

type RefusedAct = Extract<OperationError, { kind: 'invalid' }>['act'];

/** The error of a content file with `errors`. Lists only the first of them. */
export const createInvalidError = (errors: string[], act: RefusedAct): OperationError => ({
  kind: 'invalid',
  errors: errors.slice(0, MAX_LISTED_ERRORS),
  count: errors.length,
  act,
});

/** Loads the check of content files on demand: with zod and the parser of Markdown it is larger than the admin area. */
export const loadCheck = () =>
  loadChunk(() =>
    Promise.all([import('../../content/file/parseContent'), import('../../content/listPictures')]),
  );

/**
 * The work of a content file; throws an `OperationFailure` if the build would refuse the file. With `loaded`, files may be
 * missing: this build may be older. `lost`: files that this build lists but the repository no longer has.
 */
export async function checkContent(
  source: string | ArrayBuffer,
  act: RefusedAct,
  state: RootState,
  lost: string[] = [],
): Promise<Work> {
  const [{ parseContent }, { listPicturePaths }] = await loadCheck();
  const { name: artist } = selectOwner(state);
  // The saved work may name pictures that another page has saved since this build.
  const saved = listPicturePaths(selectSavedWork(state).work ?? {});
  const gone = [
    ...lost,
    ...selectDeletedPictures(state),
    ...(act === 'published' ? selectPicturesToDelete(state) : []),
  ];
  const kept = [...siteFiles, ...saved].filter((file) => !gone.includes(file));
  const files = [...kept, ...selectAddedPictures(state)];
  const parsed = parseContent(source, { artist, ...(act !== 'loaded' && { files }) });
  if ('errors' in parsed) throw new OperationFailure(createInvalidError(parsed.errors, act));
  return parsed.work;
}

/** The pictures under `public` that the work names, except those named `before` or added on this page. */
export async function listNewlyNamed(state: RootState, work: Work, before: Partial<Work>) {
  const [, { listPicturePaths }] = await loadCheck();
  const known = [...listPicturePaths(before), ...selectAddedPictures(state)];
  const named = new Set(listPicturePaths(work));
  return [...named].filter((path) => !known.includes(path));
}
