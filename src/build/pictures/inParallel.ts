import { availableParallelism } from 'node:os';

/** Runs a task for every item, as many at a time as there are cores: each may hold a large picture in memory. */
export async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<void>) {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
