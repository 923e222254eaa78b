const RETRY_DELAY_MS = 1_000;

/**
 * Imports a chunk, and tries once more after a second.
 * @throws TypeError if both tries fail, for example because a newer version of the site was deployed.
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
}
