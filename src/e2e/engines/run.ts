import { mkdirSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { serveBuiltSite } from '../builtSite.ts';
import { OWN_TEST_SITE, TEST_SITE } from '../testSites.ts';
import { EngineMissing } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { demoJourneys, ownContentJourneys } from './journeys.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

// `npm run test:engines`: the same journeys in the engines of Firefox and Safari, if installed.

const testSite = await serveBuiltSite({ mode: TEST_SITE.mode });
const ownSite = await serveBuiltSite({ mode: OWN_TEST_SITE.mode });
const journeys = [
  ...Object.entries(demoJourneys).map(([name, go]) => ({ name, go, url: testSite.url })),
  ...Object.entries(ownContentJourneys).map(([name, go]) => ({ name, go, url: ownSite.url })),
];
const count = { passed: 0, failed: 0, skipped: 0 };

function fail(name: string, error: unknown) {
  count.failed += 1;
  console.log(`✗ ${name}: ${inspect(error)}`);
}

for (const [engineName, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebkit })) {
  try {
    const engine = await start();
    for (const { name, go, url } of journeys) {
      const visitor = new Visitor(engine, url);
      try {
        await go(visitor);
        await visitor.expectValue(() => window.complaints, []);
        count.passed += 1;
        console.log(`✓ ${engineName}: ${name}`);
      } catch (error) {
        fail(`${engineName}: ${name}`, error);
      }
    }
    await engine.close();
  } catch (error) {
    if (error instanceof EngineMissing) {
      count.skipped += journeys.length;
      console.log(`- ${engineName}: skipped. ${error.message}`);
    } else fail(`${engineName} starts`, error);
  }
}

await Promise.all([testSite.close(), ownSite.close()]);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/engines.json', JSON.stringify(count));
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
// A request to a driver that hung is still open.
process.exit(count.failed > 0 ? 1 : 0);
