import { weakMapMemoize } from '@reduxjs/toolkit';

/** Primes of two FNV-like hashes of 32 bits, which together make equal fingerprints of unequal entries unlikely. */
const PRIMES = [0x01000193, 0x0100_0baf];

/** A short text that is equal for entries of equal fields, whatever their order, and hardly ever for others. */
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
