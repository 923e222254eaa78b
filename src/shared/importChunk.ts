import { wait } from './wait';

const RETRY_DELAY_MS = 1_000;

/** Imports a chunk, and tries again after a second. Both tries fail if a newer version of the site was deployed. */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await wait(RETRY_DELAY_MS);
    return load();
  }
}
