/** The value at a path inside `value`. Returns `undefined` if there is none. */
export function getByPath(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((node, key) => {
    const isThere = typeof node === 'object' && node !== null && Object.hasOwn(node, key);
    return isThere ? Reflect.get(node, key) : undefined;
  }, value);
}
