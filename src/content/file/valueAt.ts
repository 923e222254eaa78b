/** What stands in `value` at a path; nothing where the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => {
    const isThere = typeof at === 'object' && at !== null && Object.hasOwn(at, key);
    return isThere ? Reflect.get(at, key) : undefined;
  }, value);
}
