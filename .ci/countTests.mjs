// Sums the test counts in the reports and prints the failures: `node .ci/countTests.mjs <failed steps> <report> …`.
import { readFileSync } from 'node:fs';

/** The accessibility tree of the page of a failed Playwright test, for the log: a remote run keeps nothing else. */
function readPage({ attachments = [] }) {
  const context = attachments.find(({ name }) => name === 'error-context');
  return context && /```yaml\n([^]*?)```/.exec(readFileSync(context.path, 'utf8'))?.[1];
}

/** The failed tests of a Playwright suite, nested suites included. */
const findFailures = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const result = tests.flatMap(({ results }) => results).find(({ error }) => error);
      const page = result && readPage(result);
      return { name: `${file} › ${title}`, error: result?.error.message, page };
    }),
  ...suites.flatMap(findFailures),
];

/** The counts and failures in a Vitest report. A file that fails to load has no tests to count. */
const readVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests || Number(!report.success),
  skipped: report.numPendingTests + report.numTodoTests,
  failures: report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name, error: message }];
    return failed.map(({ fullName, failureMessages: [error] }) => ({
      name: `${name} › ${fullName}`,
      error,
    }));
  }),
});

const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
  skipped: report.stats.skipped,
  failures: findFailures(report),
});

/** The report of the other engines has only counts: its steps print their failures. */
function read(report) {
  if ('passed' in report) return { failures: [], ...report };
  return 'numTotalTests' in report ? readVitest(report) : readPlaywright(report);
}

const [failedSteps, ...files] = process.argv.slice(2);
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const file of files) {
  try {
    const { failures, ...counts } = read(JSON.parse(readFileSync(file, 'utf8')));
    for (const key of Object.keys(sum)) sum[key] += counts[key];
    for (const { name, error, page = '' } of failures) {
      const lines = [...(error ?? '').split('\n').slice(0, 8), ...page.split('\n').slice(0, 60)];
      console.log([name, ...lines].join('\n    '));
    }
  } catch (error) {
    sum.failed += 1;
    console.log(`no report: ${file} (${error.message})`);
  }
}
// A step that fails without a failed test, such as lint, counts too.
sum.failed = Math.max(sum.failed, Number(failedSteps));

const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
