/** Gives a chunk, in this very form: `() => import('./file')`. The build writes the address of the chunk into it. */
type Load<Module> = () => Promise<Module>;

/** Pauses before the second, third and fourth try, in milliseconds. */
const PAUSES_MS = [1_000, 2_000, 4_000];

/** Firefox keeps a module that did not come for the life of the document: there a file is fetched before it is imported. */
const KEEPS_FAILURES = 'mozInnerScreenX' in globalThis;

/** What is in the browser's cache, or on its way there, by address. */
const files = new Map<string, Promise<unknown>>();

function addressOf(load: Load<unknown>): string | undefined {
  const [, path] = /import\(\s*["'`]([^"'`]+)/.exec(load.toString()) ?? [];
  return path && new URL(path, import.meta.url).href;
}

/** Brings a file and those that it imports into the browser's cache. */
async function fetchFile(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const imports = (await response.text()).matchAll(/from["'](\.\/[\w-]+\.js)["']/g);
  return Promise.all(
    [...imports].map(([, path = '']) => fetchOnce(new URL(path, address).href, cache)),
  );
}

function fetchOnce(address: string, cache: RequestCache): Promise<unknown> {
  const file = files.get(address) ?? fetchFile(address, cache);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

/** Begins to fetch chunks, so that those that are imported one after another come side by side. */
export function preload(loads: Load<unknown>[]) {
  for (const address of loads.flatMap((load) => addressOf(load) ?? [])) {
    if (KEEPS_FAILURES) {
      // The import tries again.
      fetchOnce(address, 'default').catch(() => undefined);
    } else {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
  }
}

/** Resolves after a time, or when the browser comes online. */
const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Imports a chunk, with up to three more tries after growing pauses.
 * @throws TypeError or Error once the last try has failed.
 */
export async function importWithRetry<Module>(load: Load<Module>): Promise<Module> {
  const address = addressOf(load);
  for (let tries = 0; ; tries += 1) {
    try {
      // The failed answer may be in the browser's cache: another try goes past it.
      if (address && (KEEPS_FAILURES || tries > 0))
        await fetchOnce(address, tries > 0 ? 'reload' : 'default');
      return await load();
    } catch (error) {
      const ms = PAUSES_MS[tries];
      if (ms === undefined) throw error;
      await pause(ms);
    }
  }
}
