// `npm run mutation` covers the state and the content, `npm run mutation -- --mutate "src/sections/**/*.tsx"` another
// folder: each by the tests of its own folder of `src`. The tests of screens and servers pass through every reducer and
// would take hours.
const flag = process.argv.indexOf('--mutate');
const mutated = flag >= 0 ? (process.argv[flag + 1] ?? '') : 'src/state/,src/content/';
const folders = [...mutated.matchAll(/(?:^|,)src\/(\w+)/g)].map(([, folder]) => folder);

export default {
  testRunner: 'vitest',
  mutate: [
    'src/{state,content}/**/*.ts',
    '!src/**/*.test.ts',
    '!src/content/owner.ts',
    '!src/state/today.ts',
  ],
  ignorePatterns: [
    'dist',
    'src/e2e/**/*.e2e.ts',
    `src/!(${[...new Set(folders)].join('|')})/**/*.test.{ts,tsx}`,
    // Random sequences kill mutants that no table names.
    'src/state/invariants.test.ts',
    'src/content/file/fuzz.test.ts',
    // Sets the time zone, which a worker thread of Stryker ignores.
    'src/state/today.test.ts',
    // Imports the slices while it runs, so that mutants of what runs on import would count as covered by it alone.
    'src/state/start.isolated.test.ts',
  ],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { reportTests: false },
  // Mutants of what runs on import, such as the schema, need every test each: 58 % of all, and 94 % of the time.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 100, low: 95, break: 95 },
};
