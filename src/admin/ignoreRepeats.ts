import type { MouseEvent } from 'react';

/**
 * Captures the second click of a double click, and those that follow: what the first one changed may have brought
 * another button under the pointer.
 */
export function ignoreRepeats(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}
