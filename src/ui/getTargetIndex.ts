/** The index of the part that a key selects from the one at `index` of `count`; -1 for other keys. */
export function getTargetIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  return { Home: 0, End: count - 1 }[key] ?? -1;
}
