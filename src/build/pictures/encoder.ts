import { type EncodingTask, encodeVariants } from './encodeVariants.ts';
import { inParallel } from './inParallel.ts';

// The process that `encodeInProcess` starts. It takes one message: all tasks.
process.once('message', (tasks: EncodingTask[]) => {
  inParallel(tasks, encodeVariants)
    .then(() => process.disconnect())
    .catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
});
