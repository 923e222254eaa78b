// `npm run mutation` covers the machine and the content, by the tests beside them alone: those of screens and servers pass
// through every reducer and would take hours. `npm run mutation -- --mutate "src/sections/**/*.tsx"` covers another folder,
// by those of screens too.
const flag = process.argv.indexOf('--mutate');
const isOfScreens = flag >= 0 && !/src\/(state|content)/.test(process.argv[flag + 1] ?? '');

export default {
  testRunner: 'vitest',
  mutate: ['src/{state,content}/**/*.ts', '!src/**/*.test.ts', '!src/content/owner.ts'],
  ignorePatterns: [
    'dist',
    'public',
    'src/e2e',
    // Random sequences kill mutants that no table names.
    'src/state/machine.test.ts',
    'src/content/file/fuzz.test.ts',
    // Imports the slices while it runs, so that mutants of what runs on import would count as covered by it alone.
    'src/state/start.isolated.test.ts',
    'src/prerender/**/*.test.ts',
    ...(isOfScreens
      ? []
      : ['src/**/*.test.tsx', 'src/{admin,app,scripts,sections,styles,test}/**/*.test.ts']),
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
