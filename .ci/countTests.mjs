// Sums what the reports of the steps say: `node .ci/countTests.mjs <failed steps> <report> …`.
import { readFileSync } from 'node:fs';

/** How to read a report: of the journeys in other engines, of Vitest, of Playwright. */
function count(report) {
  if ('passed' in report) return report;
  if ('numTotalTests' in report) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success } = report;
    return {
      passed: numPassedTests,
      // A file that cannot be loaded has no tests to count.
      failed: numFailedTests || Number(!success),
      skipped: numPendingTests + numTodoTests,
    };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

const [failedSteps, ...files] = process.argv.slice(2);
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const file of files) {
  try {
    const { passed, failed, skipped } = count(JSON.parse(readFileSync(file, 'utf8')));
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
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
