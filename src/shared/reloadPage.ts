import { isArrival } from './navigation';

const STORAGE_KEY = 'fields';

/** Longest wait for a refetched chunk, in milliseconds. */
const FETCH_TIMEOUT_MS = 5_000;

/** The fields that may be stored: all but passwords. */
const findFields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name]:not([type="password"]), textarea[name]',
  );

/** Refetches the chunks. WebKit caches a failed fetch and would serve it to the reloaded page. */
const refreshChunks = () =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) =>
      fetch(href, { cache: 'reload', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }),
    ),
  );

/** Keeps typed text for the reloaded page, because most browsers do not restore it. */
function keepFields() {
  const typed = [...findFields()].map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The browser refuses storage.
  }
}

/** Reloads the page. Keeps typed text. */
export async function reloadPage() {
  keepFields();
  await refreshChunks();
  window.location.reload();
}

/** Restores the text of before the reload. */
export function restoreFields() {
  if (isArrival()) return;
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    sessionStorage.removeItem(STORAGE_KEY);
    for (const field of findFields())
      field.value ||= (typed as Partial<Record<string, string>>)[field.name] ?? '';
  } catch {
    // The browser refuses storage.
  }
}

/** Makes the link of the reload notice (`index.html`) keep typed text. */
export function prepareReloadNotice() {
  document.querySelector('#reload-notice a')?.addEventListener('click', (event) => {
    event.preventDefault();
    void reloadPage();
  });
}

/** Shows the reload notice, keeps typed text from now on, and rethrows the error. For the `catch` of a failed chunk. */
export function offerReload(error: unknown): never {
  window.addEventListener('pagehide', keepFields);
  document.getElementById('reload-notice')?.removeAttribute('hidden');
  throw error;
}
