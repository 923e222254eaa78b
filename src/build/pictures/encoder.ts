import { type EncodingTask, encodeVariants } from './encodeVariants.ts';
import { inParallel } from './inParallel.ts';

// The process that `encodeInProcess` starts. It takes one message: all tasks.
process.once('message', (tasks: EncodingTask[]) => {
  const encode = (task: EncodingTask) =>
    encodeVariants(task).catch((cause: unknown) => {
      throw new Error(`${task.source} could not be encoded.`, { cause });
    });
  inParallel(tasks, encode)
    .then(() => process.disconnect())
    .catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
});
