/** Pauses before each further try, in milliseconds; after them the browser has to come online. */
const PAUSES_MS = [1_000, 2_000, 4_000];

const entry = document.querySelector<HTMLScriptElement>('#entry');

/** Resolves after a time, if one is given, or when the browser comes online. */
const pause = (ms: number | undefined) =>
  new Promise((resolve) => {
    if (ms !== undefined) setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Fetches the entry again where it did not come. A file of its own, which imports nothing: what is lost cannot try again.
 * Each try has a new address, because Firefox keeps a module that did not come; no chunk imports the entry.
 */
async function retryEntry() {
  for (let tries = 0; !('started' in document.documentElement.dataset); tries += 1) {
    const ms = PAUSES_MS[tries];
    if (ms === undefined) document.getElementById('reload-notice')?.removeAttribute('hidden');
    await pause(ms);
    await import(/* @vite-ignore */ `${entry?.src ?? ''}?retry=${tries + 1}`).catch(
      () => undefined,
    );
  }
}

// The page has loaded once its scripts have come and run, or have not come.
window.addEventListener('load', () => void retryEntry());
