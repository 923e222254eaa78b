// Sums what the reports of the steps say, and names what failed: `node .ci/countTests.mjs <failed steps> <report> …`.
import { readFileSync } from 'node:fs';

/** What the page of a failed Playwright test showed, as its accessibility tree: of a run elsewhere only the log is kept. */
function pageOf({ attachments = [] }) {
  const context = attachments.find(({ name }) => name === 'error-context');
  return context && /```yaml\n([^]*?)```/.exec(readFileSync(context.path, 'utf8'))?.[1];
}

/** The tests of a Playwright suite, nested suites included, that did not end as expected. */
const unexpectedOf = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const result = tests.flatMap(({ results }) => results).find(({ error }) => error);
      return {
        name: `${file} › ${title}`,
        error: result?.error.message,
        page: result && pageOf(result),
      };
    }),
  ...suites.flatMap(unexpectedOf),
];

/** Counts and failures of a report: of the other engines, of Vitest or of Playwright. */
function read(report) {
  if ('passed' in report) return { failures: [], ...report };
  if ('numTotalTests' in report) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success } = report;
    return {
      passed: numPassedTests,
      // A file that cannot be loaded has no tests to count.
      failed: numFailedTests || Number(!success),
      skipped: numPendingTests + numTodoTests,
      failures: report.testResults.flatMap(({ name, message, status, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed');
        if (failed.length === 0 && status === 'failed') return [{ name, error: message }];
        return failed.map(({ fullName, failureMessages }) => ({
          name: `${name} › ${fullName}`,
          error: failureMessages[0],
        }));
      }),
    };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: unexpectedOf(report),
  };
}

const [failedSteps, ...files] = process.argv.slice(2);
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const file of files) {
  try {
    const { passed, failed, skipped, failures } = read(JSON.parse(readFileSync(file, 'utf8')));
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    for (const { name, error, page = '' } of failures) {
      const lines = [...(error ?? '').split('\n').slice(0, 8), ...page.split('\n').slice(0, 60)];
      console.log([name, ...lines].join('\n    '));
    }
  } catch (error) {
    sum.failed += 1;
    console.log(`no report: ${file} (${error.message})`);
  }
}
// A step that failed without a failed test, such as lint, counts too.
sum.failed = Math.max(sum.failed, Number(failedSteps));

const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
