import assert from 'node:assert/strict';
import { serveLossy } from './lossySite.ts';
import { signIn } from './ownerJourneys.ts';
import type { Visitor } from './visitor.ts';

/** Uses a site that fails the first request for each of these scripts, and asserts that all were requested. */
async function onLossySite(
  visitor: Visitor,
  names: string[],
  go: (visitor: Visitor) => Promise<void>,
) {
  const site = await serveLossy(
    visitor.base,
    new RegExp(`/assets/(${names.join('|')})-[\\w-]+\\.js$`),
  );
  try {
    await go(visitor.at(site.url));
    assert.equal(site.lost.size, names.length, [...site.lost].join());
  } finally {
    site.close();
  }
}

/** Chunks that load on a retry. Firefox remembers a failed module for the life of the document. */
export const lossyJourneys: Record<string, (visitor: Visitor) => Promise<void>> = {
  'the first scripts of the app, lost once each, come at another try': (visitor) =>
    onLossySite(visitor, ['index', 'rolldown-runtime', 'react-dom'], (lossy) => lossy.open('')),

  'the other scripts of the app, lost once each, come at another try': (visitor) =>
    onLossySite(visitor, ['redux-router', 'styles-springs', 'store', 'hydrate'], (lossy) =>
      lossy.open(''),
    ),

  'what only the owner sees, lost once, comes at another try': (visitor) =>
    onLossySite(visitor, ['AdminArea', '_virtual_owner-content'], async (lossy) => {
      await signIn(lossy);
      await lossy.sees(true, () => document.body.textContent.includes('published articles'));
    }),
};
