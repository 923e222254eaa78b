const STORAGE_KEY = 'fields';

/** Longest wait for a chunk that is fetched again, in milliseconds. */
const FETCH_TIMEOUT_MS = 5_000;

/** The fields of the page that may be stored, which no password may. */
const findFields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name]:not([type="password"]), textarea[name]',
  );

/** Fetches the chunks again. WebKit keeps the failure of one in its cache and would serve it to the reloaded page. */
const refreshChunks = () =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) =>
      fetch(href, { cache: 'reload', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }),
    ),
  );

/** Reloads the page. Keeps typed text, because most browsers do not restore it after a reload. */
export async function reloadPage() {
  const typed = [...findFields()].map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The browser refuses storage: the page is reloaded nevertheless.
  }
  await refreshChunks();
  window.location.reload();
}

/** Restores the text typed before `reloadPage`. */
export function restoreFields() {
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

/** Shows the reload notice and rethrows the error. For the `catch` of a failed chunk. */
export function offerReload(error: unknown): never {
  document.getElementById('reload-notice')?.removeAttribute('hidden');
  throw error;
}
