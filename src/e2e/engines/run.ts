import { mkdirSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { serveBuiltSite } from '../builtSite.ts';
import { OWN_TEST_SITE, TEST_SITE } from '../testSites.ts';
import { type Engine, EngineMissing } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { demoJourneys, ownContentJourneys } from './journeys.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

// `npm run test:engines`: the same journeys in the engines of Firefox and Safari, if installed.

const testSite = await serveBuiltSite(TEST_SITE.mode);
const ownSite = await serveBuiltSite(OWN_TEST_SITE.mode);
const journeys = [
  ...Object.entries(demoJourneys).map(([name, go]) => ({ name, go, url: testSite.url })),
  ...Object.entries(ownContentJourneys).map(([name, go]) => ({ name, go, url: ownSite.url })),
];
const count = { passed: 0, failed: 0, skipped: 0 };

function report(name: string, error: unknown) {
  const isPassed = error === undefined;
  count[isPassed ? 'passed' : 'failed'] += 1;
  console.log(isPassed ? `✓ ${name}` : `✗ ${name}: ${inspect(error)}`);
}

/** Starts an engine. Tries several times, because WebKit's driver hangs now and then when it starts a browser. */
const startEngine = (start: () => Promise<Engine>, tries = 4): Promise<Engine> =>
  start().catch((error: unknown) => {
    if (error instanceof EngineMissing || tries === 1) throw error;
    return startEngine(start, tries - 1);
  });

for (const [engineName, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebkit })) {
  try {
    const engine = await startEngine(start);
    for (const { name, go, url } of journeys) {
      const visitor = new Visitor(engine, url);
      const error = await go(visitor)
        .then(() => visitor.expectNoErrors())
        .catch((reason: unknown) => reason);
      report(`${engineName}: ${name}`, error);
    }
    await engine.close();
  } catch (error) {
    if (error instanceof EngineMissing) {
      count.skipped += journeys.length;
      console.log(`- ${engineName}: skipped. ${error.message}`);
    } else {
      report(`${engineName} starts`, error);
    }
  }
}

await Promise.all([testSite.close(), ownSite.close()]);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/engines.json', JSON.stringify(count));
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
// A request to a driver that hung is still open.
process.exit(count.failed > 0 ? 1 : 0);
