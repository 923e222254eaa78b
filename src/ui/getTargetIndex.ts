import type { KeyboardEvent } from 'react';

/** The index of the part that a key selects from the one at `index` of `count`; -1 for other keys, and with a modifier. */
export function getTargetIndex(event: KeyboardEvent, index: number, count: number): number {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  // Alt with an arrow leaves the page.
  if (altKey || ctrlKey || metaKey || shiftKey) return -1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  return { Home: 0, End: count - 1 }[key] ?? -1;
}
