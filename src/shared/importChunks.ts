/** Written as `() => import('./file')`, always: `addressOf` reads the URL of the chunk from its source text. */
type Load<Module> = () => Promise<Module>;

/** Pauses before each retry, in milliseconds. */
const PAUSES_MS = [1_000, 2_000, 4_000];

/** Firefox remembers a failed module for the life of the document: there a file is fetched before it is imported. */
const KEEPS_FAILURES = 'mozInnerScreenX' in globalThis;

/** Pending and finished fetches, by URL. */
const fetches = new Map<string, Promise<unknown>>();

function addressOf(load: Load<unknown>): string | undefined {
  const [, path] = /import\(\s*["'`]([^"'`]+)/.exec(load.toString()) ?? [];
  if (!path) return undefined;
  const url = new URL(path, import.meta.url);
  // `fetch` refuses an address with credentials, and a page may have been opened under one.
  url.username = url.password = '';
  return url.href;
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
  const file = fetches.get(address) ?? fetchFile(address, cache);
  fetches.set(address, file);
  file.catch(() => fetches.delete(address));
  return file;
}

/** Starts to fetch chunks in parallel, which are imported one after another. */
export function preload(loads: Load<unknown>[]) {
  for (const address of loads.flatMap((load) => addressOf(load) ?? [])) {
    if (KEEPS_FAILURES) {
      // `importWithRetry` fetches it again.
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
const waitOrOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    }
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

/**
 * Imports a chunk, with up to three retries after growing pauses.
 * @throws TypeError or Error if the last retry fails.
 */
export async function importWithRetry<Module>(load: Load<Module>): Promise<Module> {
  const address = addressOf(load);
  for (let tries = 0; ; tries += 1) {
    try {
      // The failed response may be in the browser's cache: a retry bypasses it.
      if (address && (KEEPS_FAILURES || tries > 0))
        await fetchOnce(address, tries > 0 ? 'reload' : 'default');
      return await load();
    } catch (error) {
      const ms = PAUSES_MS[tries];
      if (ms === undefined) throw error;
      await waitOrOnline(ms);
    }
  }
}
