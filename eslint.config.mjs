import { readdirSync } from 'node:fs';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';

const foldersIn = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const services = foldersIn('services/');
const features = foldersIn('frontend/src/features/');
/** The rooms of culinary, each with those that it builds on. */
const culinary = {
  words: [],
  recipe: ['words'],
  foods: ['words'],
  line: ['words', 'recipe', 'foods'],
  find: ['words', 'recipe', 'foods', 'line'],
  show: ['words', 'recipe', 'foods', 'line'],
  figures: ['words', 'recipe', 'foods', 'line'],
  analyse: ['words', 'recipe', 'foods', 'line', 'figures', 'find', 'show'],
  write: ['recipe'],
  compose: ['words', 'recipe', 'foods', 'line', 'figures', 'find', 'show', 'analyse'],
  read: ['words', 'recipe', 'foods', 'line', 'find', 'show', 'write'],
};

/** The rooms of a service around its domain, and what each may import from the service beside itself. */
const usualRooms = {
  store: ['domain', 'generated'],
  api: ['domain', 'generated'],
  reactions: ['domain', 'generated'],
};
/** Further rooms of a service, said in its README. */
const furtherRooms = {
  'intake-ai': {
    fetching: [],
    reading: [],
    sources: ['domain', 'fetching', 'reading'],
    intelligence: ['domain', 'config.ts'],
    'recipes-service': ['domain', 'generated'],
  },
  recipes: { processes: ['domain', 'store'] },
  events: { 'recipes-service': ['domain', 'generated'] },
  social: { 'recipes-service': ['domain', 'generated'], 'admin-service': ['domain', 'generated'] },
  admin: { issuer: ['domain'] },
};

/** The rooms of a domain, each with those that it builds on. */
const domainRooms = {
  recipes: {
    recipe: [],
    library: ['recipe'],
    templates: ['recipe'],
    'import-export': ['recipe', 'templates'],
  },
  'intake-ai': {
    provider: [],
    intake: ['provider'],
    magic: ['provider'],
    analyses: ['provider'],
  },
  social: { links: [], collaboration: [], invitation: ['collaboration'] },
  events: { event: [], menu: ['event'], shopping: ['event', 'menu'], calendar: ['event'] },
};

function roomsOf(service) {
  const rooms = { ...usualRooms, ...furtherRooms[service] };
  for (const folder of foldersIn(`services/${service}/src/`))
    if (!rooms[folder] && folder !== 'domain' && folder !== 'generated')
      throw new Error(`Name the room services/${service}/src/${folder} in eslint.config.mjs.`);
  return Object.entries(rooms);
}

/** Who may not import what: the table of the house. */
const zones = [
  // Packages import npm only.
  ...['platform', 'contracts', 'culinary'].map((name) => ({
    target: `packages/${name}/src`,
    from: ['packages', 'services', 'gateway', 'frontend'],
    except: [`./${name}`],
    message: `${name} imports npm packages only.`,
  })),
  ...Object.entries(culinary).map(([room, below]) => ({
    target: `packages/culinary/src/${room}`,
    from: 'packages/culinary/src',
    except: [room, ...below].map((name) => `./${name}`),
    message: `${room} builds on ${below.join(', ') || 'nothing'}.`,
  })),
  // Services never import each other, nor the gateway, nor the stack.
  ...services.flatMap((name) => [
    {
      target: `services/${name}/src`,
      from: 'services',
      except: [`./${name}`],
      message: 'Services never import each other: send a message or ask over GraphQL.',
    },
    {
      target: `services/${name}/src`,
      from: ['gateway', 'frontend', 'packages/stack'],
      message: 'A service stands alone.',
    },
    // Inside a service: domain decides, and the rooms around it build on what the table names.
    {
      target: `services/${name}/src/domain`,
      from: [`services/${name}/src`],
      except: ['./domain'],
      message: 'The domain knows nothing of what is around it.',
    },
    ...Object.entries(domainRooms[name] ?? {}).map(([room, below]) => ({
      target: `services/${name}/src/domain/${room}`,
      from: `services/${name}/src/domain`,
      except: [room, ...below].map((other) => `./${other}`),
      message: `${room} builds on ${below.join(', ') || 'nothing'}.`,
    })),
    ...roomsOf(name).map(([room, others]) => ({
      target: `services/${name}/src/${room}`,
      from: [`services/${name}/src`],
      except: [room, ...others].map((other) => `./${other}`),
      message: `${room} builds on ${others.join(', ') || 'nothing else in the service'}.`,
    })),
  ]),
  {
    target: 'gateway/src',
    from: ['services', 'packages/stack', 'packages/culinary', 'frontend'],
    message: 'The gateway reads schema files, never service code.',
  },
  // Web app: shared, then kitchen, then features, then app; features never import each other.
  {
    target: 'frontend/src',
    from: ['services', 'gateway', 'packages/platform', 'packages/stack'],
    message: 'The web app talks to the gateway.',
  },
  {
    target: 'frontend/src',
    from: 'packages/contracts/src',
    except: [
      './chef-cards.ts',
      './food-correction-limits.ts',
      './generated-comments.ts',
      './intake-stages.ts',
      './share-limits.ts',
      './shopping-limits.ts',
      './stopped-import.ts',
      './upload-limits.ts',
    ],
    message:
      'Of the contracts the web app shares the plain figures; messages are not its business.',
  },
  {
    target: 'frontend/src/shared',
    from: ['frontend/src/kitchen', 'frontend/src/features', 'frontend/src/app'],
    message: 'shared builds on nothing above it.',
  },
  {
    target: 'frontend/src/kitchen',
    from: ['frontend/src/features', 'frontend/src/app'],
    message: 'The kitchen builds on shared alone: features show what it has.',
  },
  {
    target: 'frontend/src/features',
    from: 'frontend/src/app',
    message: 'Features do not know the app.',
  },
  {
    target: 'frontend/src/test-kit',
    from: ['frontend/src/features', 'frontend/src/app'],
    message: 'What tests mount is theirs to say.',
  },
  ...features.map((name) => ({
    target: `frontend/src/features/${name}`,
    from: 'frontend/src/features',
    except: [`./${name}`],
    message: 'Features never import each other: pages compose them.',
  })),
];

/** What of the platform the domain of a service may import: errors, the end of access, pauses, and the reading of what is written, with its problems. */
const domainUses = ['errors.ts', 'identity/access-end.ts', 'pauses', 'written'];

/** The table, with these parts of the platform for the domains. */
const withPlatform = (parts) => [
  ...zones,
  ...services.map((name) => ({
    target: `services/${name}/src/domain`,
    from: 'packages/platform/src',
    except: parts.map((part) => `./${part}`),
    message: `Of the platform the domain uses ${parts.join(', ')}.`,
  })),
];

const isDomain = services.map((name) => `services/${name}/src/domain/**/*.ts`);

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '**/generated/**', '.convivio/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'frontend/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: withPlatform(domainUses) }],
      'import-x/no-default-export': 'off',
      'import-x/no-cycle': ['error', { maxDepth: 6 }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'tests/containers/**',
      'packages/stack/src/main.ts',
      'packages/stack/src/print-token.ts',
      'packages/stack/src/dead-letters.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['services/*/src/domain/**/*.test.ts'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: withPlatform([...domainUses, 'test-kit']) },
      ],
    },
  },
  // Loaded by a program that knows no other modules.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: isDomain,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                'mongoose',
                'express',
                'graphql',
                'node:fs*',
                'node:http*',
                'undici',
                'openai',
                'sharp',
                'tesseract.js',
                'pdfjs-dist*',
                '@napi-rs/*',
              ],
              message: 'The domain does no I/O.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['services/*/src/*/**/*.ts'],
    ignores: ['services/*/src/{domain,store}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['mongoose'], message: 'mongoose belongs in store.' }] },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test-kit/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/test-kit/**'], message: 'Test kits are for tests.' }] },
      ],
    },
  },
  // A function fits a screen. Suites are lists of tests, and no function of their own.
  {
    files: [
      'packages/**/*.ts',
      'services/**/*.ts',
      'gateway/**/*.ts',
      'tests/**/*.ts',
      'bench/**/*.ts',
      'scripts/**/*.{ts,mjs}',
      'frontend/src/**/*.{ts,tsx}',
    ],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.data.ts',
      '**/*-contract.ts',
      'packages/stack/test/documents/conformance/**',
    ],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  // Prettier breaks code at 100 columns; what it cannot break are texts. Drawings are figures.
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.{data,fixture}.ts',
      'frontend/src/kitchen/art/motifs/**',
      'frontend/src/shared/ui/icons/**',
    ],
    rules: {
      'max-len': ['error', { code: 160, ignoreUrls: true, ignoreRegExpLiterals: true }],
    },
  },
  { files: ['frontend/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
);
