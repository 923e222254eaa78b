import { type EncodingTask, encodePicture } from './encodePicture.ts';
import { inParallel } from './inParallel.ts';

// The process that `encodePictures` starts. It takes one message: all tasks.
process.once('message', (tasks: EncodingTask[]) => {
  inParallel(tasks, encodePicture)
    .then(() => process.disconnect())
    .catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
});
