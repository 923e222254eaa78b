import type { Refusal } from '../../state/slices/publish';

/** Thrown if nothing was published. Holds no part of a request and no text from GitHub. */
export class RefusedError extends Error {
  override name = 'RefusedError';

  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}
