import { weakMapMemoize } from '@reduxjs/toolkit';

/** The primes of two FNV-like hashes of 32 bits. Together they make a collision unlikely. */
const PRIMES = [0x01000193, 0x0100_0baf];

/** A hash of the fields of an entry. It does not depend on their order. */
export const fingerprintOf = weakMapMemoize((entry: object): string => {
  const fields = Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify(fields);
  const hashes = PRIMES.map((prime) => {
    let hash = text.length;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
    return (hash >>> 0).toString(36);
  });
  return hashes.join('-');
});
