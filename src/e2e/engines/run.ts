import { mkdirSync, writeFileSync } from 'node:fs';
import { serveBuiltSite } from '../../scripts/bench/builtSite.ts';
import { OWN_TEST_SITE, TEST_SITE } from '../testSites.ts';
import { type Engine, EngineMissing } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { ownerJourneys } from './ownerJourneys.ts';
import { readerJourneys } from './readerJourneys.ts';
import { Visitor } from './visitor.ts';
import { visitorJourneys } from './visitorJourneys.ts';
import { startWebkit } from './webkit.ts';

// `npm run test:engines`: the same journeys in the engines of Firefox and Safari, if installed.

const testSite = await serveBuiltSite(TEST_SITE.mode);
const ownSite = await serveBuiltSite(OWN_TEST_SITE.mode);
const journeys = [
  ...Object.entries({ ...visitorJourneys, ...ownerJourneys }).map(
    (journey) => [...journey, testSite.url] as const,
  ),
  ...Object.entries(readerJourneys).map((journey) => [...journey, ownSite.url] as const),
];

const ENGINES: Record<string, () => Promise<Engine>> = {
  Firefox: startFirefox,
  WebKit: startWebkit,
};

const count = { passed: 0, failed: 0, skipped: 0 };

const pass = (name: string) => {
  count.passed += 1;
  console.log(`✓ ${name}`);
};
const fail = (name: string) => (error: unknown) => {
  count.failed += 1;
  console.log(`✗ ${name}: ${String(error)}`);
};

/** Starts an engine. Tries several times, because WebKit's driver hangs now and then when it starts a browser. */
const startEngine = (start: () => Promise<Engine>, tries = 4): Promise<Engine> =>
  start().catch((error: unknown) => {
    if (error instanceof EngineMissing || tries === 1) throw error;
    return startEngine(start, tries - 1);
  });

async function travel(name: string, engine: Engine) {
  for (const [journey, go, url] of journeys) {
    const visitor = new Visitor(engine, url);
    await go(visitor)
      .then(() => visitor.expectNoErrors())
      .then(() => pass(`${name}: ${journey}`), fail(`${name}: ${journey}`));
  }
}

for (const [name, start] of Object.entries(ENGINES)) {
  try {
    const engine = await startEngine(start);
    await travel(name, engine).finally(() => engine.close());
  } catch (error) {
    if (error instanceof EngineMissing) {
      count.skipped += journeys.length;
      console.log(`- ${name}: skipped. ${error.message}`);
    } else {
      fail(`${name} starts`)(error);
    }
  }
}

await Promise.all([testSite.close(), ownSite.close()]);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/engines.json', JSON.stringify(count));
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
// A request to a driver that hung is still open.
process.exit(count.failed > 0 ? 1 : 0);
