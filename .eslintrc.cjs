const js = require('@eslint/js');
const { defineConfig } = require('eslint/config');
const { default: importX } = require('eslint-plugin-import-x');
const { default: jsxA11y } = require('eslint-plugin-jsx-a11y-x');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

/** Forbids imports from some folders or files of `src` in others. */
const forbid = (target, from, message) => {
  const inSource = (names) => [names].flat().map((each) => `./src/${each}`);
  return { target: inSource(target), from: inSource(from), message };
};

/** The owner and the content of the site: read by the build, never by code that runs in the browser. */
const CONTENT_ITSELF = ['content/owner.ts', 'content/demo.ts', 'content/placeholder'];
const OUTSIDE_THE_BROWSER = ['build', 'scripts', 'test', 'e2e'];
const ABOVE_STATE = ['app', 'shared', 'sections', 'admin', ...OUTSIDE_THE_BROWSER];

const BROWSER_GLOBALS = [
  'window',
  'globalThis',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
];

const TESTS_AND_SCRIPTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'src/test/**',
  'src/e2e/**',
  'src/scripts/**',
];

const SEPARATE_VIEWS =
  'Sections and admin do not know each other: share through shared, ui or state.';
const FORBIDDEN_IMPORTS = [
  forbid(
    ['sections', 'admin', 'shared'],
    'app',
    'No view imports the app: what views need of it belongs in shared.',
  ),
  forbid('sections', 'admin', SEPARATE_VIEWS),
  forbid('admin', 'sections', SEPARATE_VIEWS),
  forbid(
    'shared',
    ['sections', 'admin'],
    'Shared knows no section and no screen: pass what it needs in.',
  ),
  forbid(
    ['app', 'sections', 'admin', 'shared', 'state'],
    CONTENT_ITSELF,
    'Content comes through the store: select it.',
  ),
  forbid(
    ['sections', 'shared', 'state'],
    'content/file',
    'The format of the content file concerns the build and the dashboard only.',
  ),
  forbid(
    'state',
    ABOVE_STATE,
    'State holds slices, selectors and thunks only: what needs the browser or React belongs above it.',
  ),
  forbid(
    'state',
    ['ui', 'styles'],
    'State draws nothing: what is seen belongs in sections, admin or ui.',
  ),
  forbid(
    'ui',
    [...ABOVE_STATE, 'state', 'content'],
    'Parts of ui take props only: select and dispatch in a section, and pass the value in.',
  ),
  forbid(
    'styles',
    [...ABOVE_STATE, 'state', 'content', 'ui'],
    'Styles are tokens and the global style: they import nothing of the site.',
  ),
  forbid(
    'content',
    [...ABOVE_STATE, 'state', 'ui', 'styles'],
    'Content knows nothing of the site that shows it.',
  ),
  forbid(
    ['app', 'sections', 'admin', 'shared'],
    OUTSIDE_THE_BROWSER,
    'The app runs in the browser: what builds or tests it stays outside.',
  ),
  forbid('*/**', 'main.tsx', 'main starts the app and is imported by nobody.'),
];

const ZOD = { name: 'zod', message: 'Take it from content/file/zod, which keeps to the policy.' };
const UNTYPED_HOOKS = {
  name: 'react-redux',
  importNames: ['useSelector', 'useDispatch', 'useStore'],
  message: 'Use the typed hooks of shared/hooks.',
};

/** A file of re-exports would bypass the import rules. */
const BARREL = {
  selector: 'ExportAllDeclaration',
  message: 'No barrel files: import from the file itself.',
};

const COLOUR =
  '#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\\(';
const COLOUR_NAME = ':[^;{]*[\\s:,(](white|black|red|green|blue|gr[ae]y)(?![\\w-])';
const RAW_COLOURS = {
  selector: `:matches(TemplateElement[value.raw=/${COLOUR}|${COLOUR_NAME}/i], Literal[value=/${COLOUR}/i])`,
  message: 'Every colour is a token: take it from styles/tokens.',
};

/**
 * Browser translators replace text nodes with elements. React goes on updating the removed text node, unless the text
 * is the only content of its element.
 */
const PARENT = ':matches(JSXElement, JSXFragment)';
const HAS_TEXT = 'JSXText[value=/\\S/]';
const DYNAMIC = 'JSXExpressionContainer[expression.type!=/^(Literal|JSXEmptyExpression)$/]';
const TEXT_EXPRESSION = `JSXExpressionContainer:matches(${[
  // The words of the site do not change.
  '[expression.type=/^(TemplateLiteral|MemberExpression|BinaryExpression)$/]:not([expression.object.object.name=words])',
  ...['consequent', 'alternate', 'right'].map((part) => `[expression.${part}.type=/Literal$/]`),
]})`;
const CONTENT = `:matches(JSXElement, JSXExpressionContainer, ${HAS_TEXT})`;
const MIXED_TEXT = {
  selector: [
    `${PARENT}:has(> ${HAS_TEXT}) > ${DYNAMIC}`,
    `${PARENT} > ${TEXT_EXPRESSION} ~ ${CONTENT}`,
    `${PARENT} > ${CONTENT} ~ ${TEXT_EXPRESSION}`,
  ].join(', '),
  message:
    'A text that can change is all that its element contains, so that a translated page shows the change: use one template string, or ChangingText.',
};

/** A flat configuration despite the file name: the npm script passes it with `--config`. */
module.exports = defineConfig(
  // `public` holds the owner's files.
  { ignores: ['dist', 'public', 'reports', '.stryker-tmp'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [
      tseslint.configs.strictTypeChecked,
      reactHooks.configs.flat.recommended,
      jsxA11y.configs.strict,
    ],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx'] })],
    },
    rules: {
      // No rules for import cycles (`src/test/imports.test.ts` finds them in a second) or unresolved names (TypeScript).
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': ['error', { zones: FORBIDDEN_IMPORTS }],
      'import-x/order': ['error', { alphabetize: { order: 'asc', caseInsensitive: true } }],
      'no-restricted-syntax': ['error', BARREL],
      'no-restricted-imports': ['error', { paths: [UNTYPED_HOOKS, ZOD] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Each slice of the admin area adds its state to this interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: 'AdminSlices' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The ARIA pattern makes a tab panel a tab stop.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'] }],
      // Safari needs the role on a list without bullets.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['src/state/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [ZOD],
          patterns: [
            {
              group: ['react', 'react-*', 'react/*', 'react-dom/*', 'styled-components'],
              message: 'State is pure TypeScript: no React, no DOM, no styles.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...BROWSER_GLOBALS.map((name) => ({
          name,
          message: 'State is pure: effects belong in app, sections or admin.',
        })),
      ],
    },
  },
  {
    files: ['src/ui/**', 'src/styles/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [ZOD],
          patterns: [
            {
              group: ['react-redux', '@reduxjs/*'],
              message: 'Parts of ui take props only: select and dispatch in a section.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**'],
    // The owner writes the accent, and any text.
    ignores: [...TESTS_AND_SCRIPTS, 'src/styles/{tokens,tones}.ts', 'src/content/owner.ts'],
    rules: { 'no-restricted-syntax': ['error', BARREL, RAW_COLOURS, MIXED_TEXT] },
  },
  {
    files: ['src/shared/hooks.ts', 'src/content/file/zod.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  // React.lazy and tools need the default export.
  {
    files: [
      'src/app/admin-route/AdminArea.tsx',
      'vite.config.ts',
      'src/e2e/playwright.config.ts',
      'src/**/*.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  // An import statement would turn a declaration file into a module, and a relative one is an error there (TS2439).
  {
    files: ['src/**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  { files: TESTS_AND_SCRIPTS, rules: { 'import-x/no-restricted-paths': 'off' } },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { process: false, console: false } },
  },
);
