// The walls between the rooms, and the one-way imports inside each, as one table. `node
// tools/walls.mjs` writes it into biome.walls.json, with which Biome enforces it; --check only says
// whether that file is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.mjs';

const ROOMS = 'The rooms meet only over schema/ and the /php contract (README, Architecture).';

/** Logs, metrics and traces of the two servers: no part of the browser's bundle. */
const SERVER_SHARED = 'shared/server';

/** Features that are whole journeys. They use the other features; nothing uses them. */
const FLOWS = [
  'account-claim',
  'application',
  'booking',
  'contact',
  'dashboard',
  'home',
  'immediate-service',
  'information',
  'password-reset',
  'profile',
  'registration',
].map((name) => `features/${name}`);

/**
 * Nothing in `folders` may import `forbidden`, but for the folders listed last. A folder also has
 * the walls of those around it, and may always import itself.
 */
const WALLS = [
  [['gateway'], ['**/client/**', '**/backend/**'], ROOMS],
  [
    ['gateway/graphql', 'gateway/http', 'gateway/modules', 'gateway/observability', 'gateway/state'],
    ['**/server.ts', '**/main.ts'],
    'The server uses everything else, not the other way round.',
  ],
  [
    ['gateway/graphql', 'gateway/observability', 'gateway/state'],
    ['**/modules/**', '**/http/**'],
    'graphql/ knows no noun: modules/ and http/ build on it, not the other way round.',
  ],
  [['gateway/http'], ['**/modules/**'], 'http/ knows no noun: the server brings it and modules/ together.'],
  [['gateway/modules'], ['**/http/**'], 'The modules know no HTTP: the server brings them and http/ together.'],
  [
    ['gateway/legacy'],
    [
      'graphql',
      'graphql/**',
      '@apollo/**',
      'dataloader',
      '**/modules/**',
      '**/graphql/**',
      '**/server.ts',
      '**/http/**',
    ],
    'legacy/ knows all about /php and nothing about GraphQL.',
  ],
  [['backend'], ['**/client/**', '**/gateway/**'], ROOMS],
  [['backend'], ['graphql', '@apollo/**'], 'The backend speaks only the documented HTTP contract.'],
  [
    ['backend/domain', 'backend/store', 'backend/scripts', 'backend/mail'],
    ['**/operator/**'],
    'The operator program uses the domain and the store, not the other way round.',
  ],
  [
    ['backend/operator'],
    ['**/scripts/**', '**/server.ts', '**/app.ts', 'fastify', 'kysely', 'pg'],
    'operator/ is a program beside the scripts: no HTTP, and its queries are in store/.',
  ],
  [
    ['backend/domain'],
    ['**/scripts/**', '**/server.ts', 'fastify', 'kysely', 'pg'],
    'domain/ is rules: no HTTP, no SQL.',
  ],
  [
    ['backend/store'],
    ['**/scripts/**', '**/domain/**', '**/server.ts', 'fastify'],
    'store/ is queries: it knows neither the rules nor HTTP.',
  ],
  [['client/src'], ['**/gateway/**', '**/backend/**'], ROOMS],
  [['client/src'], ['**/server/**', '!~/**', '!./**'], 'shared/server/ is for the servers only.'],
  [
    ['shared'],
    ['**/gateway/**', '**/backend/**', '**/client/**'],
    'shared/ is what all rooms import; it imports none of them.',
  ],
  [
    ['shared'],
    ['**', '!zod/mini', '!./**', '!../**', '**/server/**'],
    'The shared rules are pure: they import each other and zod/mini only.',
    [SERVER_SHARED],
  ],
  [['client/src'], ['../**'], 'Leave a folder through `~/`, so that the walls between folders can be seen and linted.'],
  [
    ['client/src/lib', 'client/src/styles', 'client/src/illustrations'],
    ['~/app/**', '~/features/**', '~/forms/**', '~/ui/**', '~/content/**', '~/graphql/**', '@apollo/**'],
    'lib, styles and illustrations build on nothing else in the client.',
  ],
  [['client/src/lib'], ['~/site/**', '~/illustrations/**'], 'lib/ knows nothing about the product.'],
  [
    ['client/src/content'],
    [
      '~/app/**',
      '~/features/**',
      '~/forms/**',
      '~/ui/**',
      '~/graphql/**',
      '~/illustrations/**',
      '~/styles/**',
      'react',
      '@apollo/**',
    ],
    'content/ is copy as data: it builds on lib only and does not know how it is shown.',
  ],
  [
    ['client/src/ui'],
    ['~/app/**', '~/features/**', '~/forms/**', '~/graphql/**', '@apollo/**'],
    'ui/ knows no domain and no GraphQL.',
  ],
  [
    ['client/src/graphql'],
    ['~/app/**', '~/features/**', '~/forms/**', '~/ui/**'],
    'Features build on graphql/, not the other way round.',
  ],
  [
    ['client/src/forms'],
    ['~/app/**', '~/features/**', '~/content/**', '@apollo/**'],
    'forms/ is the engine of every form: it knows none of them.',
  ],
  [['client/src/features'], ['~/app/**'], 'app/ uses the features, not the other way round.'],
  [
    ['client/src/features', ...FLOWS.map((flow) => `client/src/${flow}`)],
    FLOWS.map((flow) => `~/${flow}/**`),
    'Nothing uses a flow, not even another flow (client/src/features/README.md).',
  ],
];

const isIn = (folder, outer) => folder === outer || folder.startsWith(`${outer}/`);

function wallsOf(folder) {
  const itself = `${folder.replace('client/src', '~')}/**`;
  return WALLS.filter(
    ([folders, , , exempt = []]) =>
      folders.some((outer) => isIn(folder, outer)) && !exempt.some((outer) => isIn(folder, outer)),
  ).map(([, forbidden, message]) => ({
    group: forbidden.filter((pattern) => pattern !== itself),
    message,
  }));
}

// The last override that fits a file decides, so outer folders come first.
const folders = [...new Set(WALLS.flatMap(([folders, , , exempt = []]) => [...folders, ...exempt]))].sort();
const overrides = folders.map((folder) => ({
  includes: [`${folder}/**`],
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: wallsOf(folder) } } } } },
}));

const file = join(root, 'biome.walls.json');
// A line for each folder.
const text = `{"overrides":[\n${overrides.map((override) => JSON.stringify(override)).join(',\n')}\n]}\n`;
if (!process.argv.includes('--check')) await writeFile(file, text);
else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('biome.walls.json is not what the table says: run `node tools/walls.mjs`.');
  process.exit(1);
}
