import { fillFields, findFields, readFields } from './fields';
import { isArrival } from './navigationTiming';

const STORAGE_KEY = 'fields';

/** Longest wait for a refetched script, in milliseconds. */
const FETCH_TIMEOUT_MS = 5_000;

/**
 * Refetches the scripts of the start, and those that the page has asked for. WebKit caches a failed fetch, and does not
 * report it. Cloudflare lets browsers keep a missing file for a year. Both would serve it to the reloaded page.
 */
function refreshScripts() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const urls = new Set(Array.from(links, ({ href }) => href));
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.endsWith('.js')) urls.add(name);
  return Promise.allSettled(
    Array.from(urls, (url) =>
      fetch(url, { cache: 'reload', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }),
    ),
  );
}

/** Keeps typed text for the reloaded page, because most browsers do not restore it. */
function keepFields() {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(readFields()));
  } catch {
    // The browser refuses storage.
  }
}

/** Reloads the page. Keeps typed text. */
export async function reloadPage() {
  keepFields();
  await refreshScripts();
  window.location.reload();
}

/** Restores the text of before the reload. */
export function restoreFields() {
  if (isArrival()) return;
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    sessionStorage.removeItem(STORAGE_KEY);
    // Not validated, because only this page writes it.
    fillFields(typed as Partial<Record<string, string>>);
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

/** Without a network, a reload shows a page of the browser, after which the text is lost. */
function askOffline(event: BeforeUnloadEvent) {
  if (!navigator.onLine && findFields().some(({ value }) => value)) event.preventDefault();
}

/** Shows the reload notice, keeps typed text from now on, and rethrows the error. For the `catch` of a failed chunk. */
export function offerReload(error: unknown): never {
  window.addEventListener('pagehide', keepFields);
  window.addEventListener('beforeunload', askOffline);
  document.getElementById('reload-notice')?.removeAttribute('hidden');
  throw error;
}
