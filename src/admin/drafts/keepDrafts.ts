import { formatContentFile } from '../../content/file/formatContentFile';
import { setActionListener } from '../../state/actionListener';
import { selectWork } from '../../state/lists/lists';
import { selectHasUnsaved } from '../../state/owner/changes';
import { draftsStored, selectIsStorageRefused, storageRefused } from '../../state/owner/drafts';
import { selectTyped, selectTypedOver } from '../../state/owner/forms';
import { selectMessage } from '../../state/owner/message';
import { selectIsOwnWork } from '../../state/owner/ownWork';
import { selectNewPictures } from '../../state/owner/pictures/pictureSelectors';
import { selectEditCount, selectIsAheadOfPage, selectSavedWork } from '../../state/owner/savedWork';
import type { AppStore, RootState } from '../../state/rootReducer';
import { writeDrafts } from './draftsStorage';
import type { StoredDrafts } from './parseDrafts';

/** Minimum time between two writes, in milliseconds. */
const PAUSE_MS = 1_000;

/** The unsaved and the unconfirmed work, its pictures and the unsent text, as stored; null if there are none. */
export function formatDrafts(state: RootState): string | null {
  const { work, hashes, sentHashes } = selectSavedWork(state);
  const isEdited = selectEditCount(state) > 0;
  const isAhead = selectIsAheadOfPage(state) || sentHashes.length > 0;
  const drafts = {
    version: 1,
    fileHashes: hashes,
    sentHashes,
    // With edits too: a page that is built from another file merges them.
    saved: work && (isAhead || isEdited) ? formatContentFile(work) : null,
    text: isEdited ? formatContentFile(selectWork(state)) : null,
    dropped: selectMessage(state).droppedEdits,
    pictures: selectNewPictures(state),
    typed: selectTyped(state),
    typedOver: selectTypedOver(state),
  } satisfies StoredDrafts;
  const lists = [sentHashes, drafts.dropped, drafts.pictures, Object.keys(drafts.typed)];
  const isEmpty = lists.flat().length === 0;
  return isEmpty && drafts.saved === null && drafts.text === null ? null : JSON.stringify(drafts);
}

/**
 * Stores drafts: the first change at once, later ones at most once a second, and when the page is hidden. Asks before a
 * page with unsaved work is left. Returns a function that writes once more and stops the timer.
 */
export function keepDrafts(store: AppStore): () => void {
  let stored: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not the time of day: a clock that is set back would put off every write.
  let writtenAt = -PAUSE_MS;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    writtenAt = performance.now();
    const drafts = formatDrafts(state);
    if (!selectIsOwnWork(state) || drafts === stored) return;
    const forms = Object.keys(selectTyped(state));
    writeDrafts(drafts).then(
      () => {
        stored = drafts;
        store.dispatch(draftsStored(forms));
      },
      () => {
        if (!selectIsStorageRefused(store.getState())) store.dispatch(storageRefused());
      },
    );
  }

  function ask(event: BeforeUnloadEvent) {
    // Not only when the page is hidden: browsers do not always finish a write of a page that they leave.
    write();
    if (selectHasUnsaved(state)) event.preventDefault();
  }

  // As of the last action: a jump of Redux DevTools to an earlier state deletes no drafts.
  let state = store.getState();
  const read = () => (state = store.getState());
  let sentCount = selectSavedWork(state).sentHashes.length;

  function follow() {
    const { length } = selectSavedWork(read()).sentHashes;
    // At once, because the answer to a sent file may get lost with the page. A microtask, because a restore of drafts
    // dispatches several actions.
    if (length !== sentCount) queueMicrotask(write);
    else timer ??= setTimeout(write, writtenAt + PAUSE_MS - performance.now());
    sentCount = length;
    // Only while needed, because it keeps the page out of the back/forward cache.
    window.onbeforeunload = selectHasUnsaved(state) ? ask : null;
  }

  window.onpagehide = write;
  document.onvisibilitychange = write;
  follow();
  setActionListener(follow);
  // The handlers of the page stay: the owner may leave it from a public screen.
  return () => {
    setActionListener(read);
    write();
  };
}
