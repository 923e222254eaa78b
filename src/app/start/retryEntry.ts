/** Pauses before each retry, in milliseconds; later retries wait for the `online` event. As in `importChunks.ts`, which this file cannot import. */
const PAUSES_MS = [1_000, 2_000, 4_000];

const entry = document.querySelector<HTMLScriptElement>('#entry');

/** Resolves after a time, if one is given, or when the browser comes online. */
const waitOrOnline = (ms: number | undefined) =>
  new Promise((resolve) => {
    if (ms !== undefined) setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Imports the entry again if it failed to load. A separate entry without imports, so that it runs even then. Each retry
 * has a new URL, because Firefox remembers a failed module for the life of the document.
 */
async function retryEntry() {
  for (let tries = 0; !('started' in document.documentElement.dataset); tries += 1) {
    const ms = PAUSES_MS[tries];
    if (ms === undefined) document.getElementById('reload-notice')?.removeAttribute('hidden');
    await waitOrOnline(ms);
    await import(/* @vite-ignore */ `${entry?.src ?? ''}?retry=${tries + 1}`).catch(
      () => undefined,
    );
  }
}

/** Longest wait for the `load` event, in milliseconds: a font or the entry itself may hang. */
const LOAD_TIMEOUT_MS = 10_000;

// By the `load` event the entry has run or has failed.
void new Promise((resolve) => {
  setTimeout(resolve, LOAD_TIMEOUT_MS);
  window.addEventListener('load', resolve, { once: true });
}).then(retryEntry);
