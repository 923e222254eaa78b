/** Forbids imports from `from` in `target`, but for the files in `except`. */
const forbid = (target, from, message, except) => ({
  target: `./src/${target}`,
  from: `./src/${from}`,
  except,
  message,
});

/** What sections and admin screens may take from the layer above them. */
const SHARED_APP = [
  './hooks.ts',
  './paths.ts',
  './auth/AuthProvider.tsx',
  './ErrorBoundary.tsx',
  './start/importChunks.ts',
  './start/ImportChunkContext.ts',
];
/** Types, rules and pure functions of the content; no content itself. */
const CONTENT_SHAPE = [
  './types.ts',
  './ids.ts',
  './images.ts',
  './rules.ts',
  './publishedPosts.ts',
  './featuredProjects.ts',
  './readTime.ts',
  './markdown',
];
/** What the build resolves into the preloaded state, and no visitor downloads. */
const CONTENT_RESOLVED = ['./socials.ts'];
/** The content file is what the dashboard reads and writes. */
const CONTENT_FILE = [
  './filePaths.ts',
  './file/blobHash.ts',
  './file/formatContentFile.ts',
  './file/parseContent.ts',
  './file/saveProtocol.ts',
];

const VIEWS = ['sections', 'admin'];
const UPPER = ['app', 'sections', 'admin', 'prerender', 'scripts', 'test', 'e2e'];
const TESTS_AND_SCRIPTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'src/test/**',
  'src/e2e/**',
  'src/scripts/**',
];

const FORBIDDEN_IMPORTS = [
  ...VIEWS.map((view) =>
    forbid(
      view,
      'app',
      'Views take only hooks, paths, useAuth, ErrorBoundary, importWithRetry and ImportChunkContext from app: pass the rest in, or move it to state or ui.',
      SHARED_APP,
    ),
  ),
  ...[VIEWS, [...VIEWS].reverse()].map(([view, other]) =>
    forbid(view, other, 'Sections and admin do not know each other: share through ui or state.'),
  ),
  ...[...VIEWS, 'state'].map((layer) =>
    forbid(
      layer,
      'content',
      'Content comes through the store: import only its types, rules and functions, and select the rest.',
      [
        ...CONTENT_SHAPE,
        ...(layer === 'admin' ? CONTENT_FILE : []),
        ...(layer === 'state' ? CONTENT_RESOLVED : []),
      ],
    ),
  ),
  ...UPPER.map((layer) =>
    forbid(
      'state',
      layer,
      'State is the machine alone: what needs the browser or React belongs into app.',
    ),
  ),
  ...['ui', 'styles'].map((layer) =>
    forbid('state', layer, 'State draws nothing: what is seen belongs into sections, admin or ui.'),
  ),
  ...[...UPPER, 'state', 'content'].map((layer) =>
    forbid(
      'ui',
      layer,
      'Parts of ui take props only: select and dispatch in a section, and pass the value in.',
    ),
  ),
  ...[...UPPER, 'state', 'content', 'ui'].map((layer) =>
    forbid(
      'styles',
      layer,
      'Styles are tokens and the global style: they import nothing of the site.',
    ),
  ),
  ...[...UPPER, 'state', 'ui', 'styles'].map((layer) =>
    forbid('content', layer, 'Content knows nothing of the site that shows it.'),
  ),
  ...['prerender', 'scripts', 'test', 'e2e'].map((layer) =>
    forbid('app', layer, 'The app runs in the browser: what builds or tests it stays outside.'),
  ),
  ...VIEWS.map((view) =>
    forbid(view, 'prerender', 'The app runs in the browser: what builds it stays outside.'),
  ),
  forbid('*/**', 'main.tsx', 'main starts the app and is imported by nobody.'),
];

/** An index file that only exports again is a way around the arrows. */
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
 * Translators of browsers put elements in the place of text nodes. React goes on writing into a text node that is gone,
 * unless the text is all that its element contains.
 */
const PARENT = ':matches(JSXElement, JSXFragment)';
const HAS_TEXT = 'JSXText[value=/\\S/]';
const DYNAMIC = 'JSXExpressionContainer[expression.type!=/^(Literal|JSXEmptyExpression)$/]';
const TEXT_EXPRESSION = `JSXExpressionContainer:matches(${[
  '[expression.type=/^(TemplateLiteral|MemberExpression|BinaryExpression)$/]',
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

module.exports = {
  root: true,
  ignorePatterns: ['dist', 'reports', '.stryker-tmp'],
  parser: '@typescript-eslint/parser',
  parserOptions: {
    project: './tsconfig.json',
    tsconfigRootDir: __dirname,
    // Where CI is set the parser would read files from disk, and not see an import that a test plants in the text.
    disallowAutomaticSingleRunInference: true,
  },
  plugins: ['@typescript-eslint', 'react-hooks', 'jsx-a11y', 'import'],
  extends: [
    'eslint:recommended',
    'plugin:@typescript-eslint/strict-type-checked',
    'plugin:react-hooks/recommended',
    'plugin:jsx-a11y/strict',
    'plugin:import/recommended',
    'plugin:import/typescript',
  ],
  rules: {
    // Without the precomputed graph: that one is read from disk, and misses a circle that is being typed.
    'import/no-cycle': ['error', { disableScc: true }],
    // TypeScript resolves every import, virtual modules and `?url` included.
    'import/no-unresolved': 'off',
    'import/no-default-export': 'error',
    'import/no-duplicates': ['error', { considerQueryString: true }],
    'import/no-restricted-paths': ['error', { zones: FORBIDDEN_IMPORTS }],
    'import/order': ['error', { alphabetize: { order: 'asc', caseInsensitive: true } }],
    'no-restricted-syntax': ['error', BARREL],
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: 'react-redux',
            importNames: ['useSelector', 'useDispatch', 'useStore'],
            message: 'Use the typed hooks of app/hooks.',
          },
        ],
      },
    ],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
    ],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    // The ARIA pattern gives the panel of a tab a stop of its own.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'] }],
    // Safari needs the role on a list without bullets.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
  },
  overrides: [
    {
      files: ['src/state/**'],
      excludedFiles: TESTS_AND_SCRIPTS,
      rules: {
        'no-restricted-imports': [
          'error',
          {
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
          ...['window', 'document', 'localStorage', 'sessionStorage', 'fetch'].map((name) => ({
            name,
            message: 'State is pure: effects belong into app.',
          })),
        ],
      },
    },
    {
      files: ['src/ui/**', 'src/styles/**'],
      excludedFiles: TESTS_AND_SCRIPTS,
      rules: {
        'no-restricted-imports': [
          'error',
          {
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
      files: ['src/sections/**', 'src/admin/**', 'src/state/**'],
      excludedFiles: TESTS_AND_SCRIPTS,
      rules: {
        // The store reaches the views through hooks; nothing in them can hold or build one.
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['**/app/store', '**/app/store.ts'],
                allowTypeImports: true,
                message:
                  'Only main, app, prerender and tests import the store: use the typed hooks.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['src/**'],
      excludedFiles: [...TESTS_AND_SCRIPTS, 'src/styles/tokens.ts'],
      rules: { 'no-restricted-syntax': ['error', BARREL, RAW_COLOURS, MIXED_TEXT] },
    },
    { files: ['src/app/hooks.ts'], rules: { 'no-restricted-imports': 'off' } },
    // Loaded by React.lazy and by tools, which take the default export.
    {
      files: [
        'src/app/admin-route/AdminArea.tsx',
        'vite.config.ts',
        'src/e2e/playwright.config.ts',
        'src/**/*.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: TESTS_AND_SCRIPTS, rules: { 'import/no-restricted-paths': 'off' } },
    {
      files: ['*.cjs'],
      env: { node: true },
      extends: ['plugin:@typescript-eslint/disable-type-checked'],
      parserOptions: { project: null },
    },
  ],
};
