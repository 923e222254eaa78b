import type { Refusal } from '../../state/owner/publish';

/** Carries the reason for a publish or load that did not succeed. Holds no part of a request and no text from GitHub. */
export class RefusedError extends Error {
  override name = 'RefusedError';

  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}
