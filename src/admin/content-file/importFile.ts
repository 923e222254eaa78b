import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Work } from '../../content/types';
import { contentImported, selectOwner } from '../../state/content';
import type { RootState } from '../../state/rootReducer';
import { selectUnexportedCount } from '../../state/unexported';
import { readContentFile } from './readContentFile';

/** What a chosen file came to: refused, held back because changes would be lost, or imported. */
export type ImportOutcome = { errors: string[] } | { heldBack: Work } | { imported: Work };

/** Imports a content file where nothing is wrong with it and nothing would be lost. */
export const importContent =
  (file: File): ThunkAction<Promise<ImportOutcome>, RootState, undefined, UnknownAction> =>
  async (dispatch, getState) => {
    const read = await readContentFile(file, selectOwner(getState()).name);
    if ('errors' in read) return read;
    if (selectUnexportedCount(getState()) > 0) return { heldBack: read.work };
    dispatch(contentImported(read.work));
    return { imported: read.work };
  };
