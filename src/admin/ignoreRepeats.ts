import type { MouseEvent } from 'react';

/**
 * Stops the second click of a double click and those that follow: after the first one, another button may be under the
 * pointer.
 */
export function ignoreRepeats(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}
