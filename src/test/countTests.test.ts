import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './folder';

// Reports of passed runs, with the fields that the script reads.
const counts = { numTotalTests: 4, numPassedTests: 2, numPendingTests: 1, numTodoTests: 1 };
const unit = { ...counts, numFailedTests: 0, success: true, testResults: [] };
const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 1 };
const browser = { stats, errors: [], suites: [] };
const engines = { passed: 4, failed: 0, skipped: 0 };

const failUnit = (message: string, ...assertionResults: object[]) => [
  { name: 'a.test.ts', status: 'failed', message, assertionResults },
];
const failedTest = { status: 'failed', fullName: 'opens', failureMessages: ['expected 1'] };
const failedSpec = {
  ok: false,
  file: 'a.e2e.ts',
  title: 'opens',
  tests: [{ results: [{ error: { message: 'expected 2' } }] }],
};
const suites = [{ suites: [{ specs: [{ ok: true }, failedSpec] }] }];

test.each([
  ['tests of all kinds', 0, [unit, browser, engines], ['9 passed, 0 failed, 3 skipped']],
  ['a failed step, such as lint', 1, [engines], ['4 passed, 1 failed']],
  ['a failed test of an engine', 0, [{ ...engines, failed: 2 }], ['4 passed, 2 failed']],
  [
    'a failed unit test',
    0,
    [{ ...unit, numFailedTests: 1, success: false, testResults: failUnit('', failedTest) }],
    ['a.test.ts › opens', 'expected 1', '2 passed, 1 failed, 2 skipped'],
  ],
  [
    'a file of unit tests that fails to load',
    0,
    [{ ...unit, success: false, testResults: failUnit('no module') }],
    ['a.test.ts', 'no module', '2 passed, 1 failed, 2 skipped'],
  ],
  [
    'a failed and a flaky browser test',
    0,
    [{ ...browser, stats: { ...stats, unexpected: 1, flaky: 1 }, suites }],
    ['a.e2e.ts › opens', 'expected 2', '3 passed, 2 failed, 1 skipped'],
  ],
  [
    'a browser run without tests',
    0,
    [{ ...browser, errors: [{}] }],
    ['3 passed, 1 failed, 1 skipped'],
  ],
])('the sum of %s', async (_what, failedSteps, reports, lines) => {
  const texts = reports.map((report) => JSON.stringify(report));
  const { root } = await makeFolder(Object.fromEntries(texts.entries()));
  const paths = texts.map((_text, name) => join(root, String(name)));
  const run = spawnSync('node', ['.ci/countTests.mjs', String(failedSteps), ...paths]);
  expect(
    run.stdout
      .toString()
      .trim()
      .split(/\s*\n\s*/),
  ).toEqual(lines);
  expect(run.status).toBe(lines.join().includes(' 0 failed') ? 0 : 1);
});

test('a missing report counts as a failure', () => {
  const run = spawnSync('node', ['.ci/countTests.mjs', '0', 'missing.json']);
  expect(run.stdout.toString()).toMatch(/^no report: missing\.json .*\n0 passed, 1 failed\n$/s);
  expect(run.status).toBe(1);
});
