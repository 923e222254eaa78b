/** Pauses before the second, third and fourth try, in milliseconds. */
const PAUSES_MS = [1_000, 2_000, 4_000];

/** Firefox keeps a module that did not come for the life of the document: there a file is fetched before it is imported. */
const KEEPS_FAILURES = 'mozInnerScreenX' in globalThis;

const fetched = new Set<string>();

/** Fetches a file and those that it imports into the cache of the browser. */
async function fetchAhead(address: string, cache: RequestCache): Promise<void> {
  if (fetched.has(address)) return;
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const imports = (await response.text()).matchAll(/from["'](\.\/[\w-]+\.js)["']/g);
  const addresses = [...imports].map(([, path = '']) => new URL(path, address).href);
  await Promise.all(addresses.map((each) => fetchAhead(each, cache)));
  fetched.add(address);
}

/** Resolves after a time, or when the browser comes online. */
const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Imports a chunk, with up to three more tries after growing pauses.
 * @param load `() => import('./file')`, in this very form: the build writes the address of the chunk into it.
 * @throws TypeError or Error once the last try has failed.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  const [, path] = /import\(\s*["'`]([^"'`]+)/.exec(load.toString()) ?? [];
  for (let tries = 0; ; tries += 1) {
    try {
      // The failed answer may be in the browser's cache: another try goes past it.
      if (path && (KEEPS_FAILURES || tries > 0))
        await fetchAhead(new URL(path, import.meta.url).href, tries > 0 ? 'reload' : 'default');
      return await load();
    } catch (error) {
      const ms = PAUSES_MS[tries];
      if (ms === undefined) throw error;
      await pause(ms);
    }
  }
}
