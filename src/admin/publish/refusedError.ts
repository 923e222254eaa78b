import type { Refusal } from '../../state/slices/publish';

/** Nothing was published. Carries nothing of a request and nothing that GitHub wrote. */
export class RefusedError extends Error {
  override name = 'RefusedError';

  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}
