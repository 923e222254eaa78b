import { mkdirSync, writeFileSync } from 'node:fs';
import { serveBuiltSite } from '../../scripts/bench/builtSite.ts';
import { type Engine, EngineMissing } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { lossyJourneys } from './lossyJourneys.ts';
import { ownerJourneys } from './ownerJourneys.ts';
import { Visitor } from './visitor.ts';
import { visitorJourneys } from './visitorJourneys.ts';
import { startWebkit } from './webkit.ts';

// `npm run test:engines`: the same journeys in the engines of Firefox and Safari, if they are installed.

const journeys = { ...visitorJourneys, ...ownerJourneys, ...lossyJourneys };

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

async function travel(name: string, engine: Engine, url: string) {
  for (const [journey, go] of Object.entries(journeys)) {
    const visitor = new Visitor(engine, url);
    await go(visitor)
      .then(() => visitor.expectNoErrors())
      .then(() => pass(`${name}: ${journey}`), fail(`${name}: ${journey}`));
  }
}

/** `ENGINES_URL` names a site that is served already. */
const served = process.env['ENGINES_URL'];
const site = served ? undefined : await serveBuiltSite('test');

for (const [name, start] of Object.entries(ENGINES)) {
  try {
    // Starts a driver twice, because WebKit's hangs now and then on its first start.
    const engine = await start().catch(start);
    await travel(name, engine, served ?? site?.url ?? '').finally(() => engine.close());
  } catch (error) {
    if (error instanceof EngineMissing) {
      count.skipped += Object.keys(journeys).length;
      console.log(`- ${name}: skipped. ${error.message}`);
    } else {
      fail(`${name} starts`)(error);
    }
  }
}

await site?.close();
mkdirSync('reports', { recursive: true });
writeFileSync('reports/engines.json', JSON.stringify(count));
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exitCode = count.failed > 0 ? 1 : 0;
