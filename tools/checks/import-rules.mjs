// Who may import whom, as one table: between client, gateway and backend, and one way in each.
// `node tools/checks/import-rules.mjs` writes it to biome.import-rules.json, which Biome enforces.
// With --check, it only reports whether that file is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../process.mjs';

const SEPARATE = 'Client, gateway and backend only share schema/ and the /php contract (README, Architecture).';

/** Logs, metrics and traces of the two servers, which must not be in the browser's bundle. */
const SERVER_SHARED = 'shared/server';

/** Features that are whole journeys. They may use other features, but nothing may use them. */
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
 * [folders, forbidden imports, message, exempt folders]. A folder also has the rules of its
 * parents, and may always import itself.
 */
const IMPORT_RULES = [
  [['gateway'], ['**/client/**', '**/backend/**'], SEPARATE],
  [
    ['gateway/graphql', 'gateway/http', 'gateway/modules', 'gateway/observability', 'gateway/state'],
    ['**/server.ts', '**/main.ts'],
    'server.ts imports everything else, not the other way round.',
  ],
  [
    ['gateway/graphql', 'gateway/observability', 'gateway/state'],
    ['**/modules/**', '**/http/**'],
    'graphql/ has no domain knowledge: modules/ and http/ import it, not the other way round.',
  ],
  [['gateway/http'], ['**/modules/**'], 'http/ has no domain knowledge: server.ts connects it with modules/.'],
  [['gateway/modules'], ['**/http/**'], 'modules/ has no HTTP: server.ts connects it with http/.'],
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
    'legacy/ is about /php and has no GraphQL.',
  ],
  [['gateway'], ['**/programs/**'], 'programs/ are programs of their own: the gateway does without them.'],
  [
    ['gateway/programs'],
    ['**/modules/**', '**/http/**', '**/server.ts'],
    'programs/ use legacy/, graphql/ and state/, and serve nothing.',
  ],
  [['backend'], ['**/client/**', '**/gateway/**'], SEPARATE],
  [['backend'], ['graphql', '@apollo/**'], 'The backend has no GraphQL, only the documented HTTP contract.'],
  [
    ['backend/domain', 'backend/store', 'backend/scripts', 'backend/mail'],
    ['**/operator/**'],
    'operator/ is a program of its own, with its own rules and queries: the product does without it.',
  ],
  [
    ['backend/domain', 'backend/store', 'backend/scripts', 'backend/mail', 'backend/operator'],
    ['**/demo/**'],
    'demo/ has data to try the product with: only the start of the server knows it.',
  ],
  [['backend/demo'], ['**/scripts/**', '**/server.ts', 'fastify'], 'demo/ has no HTTP.'],
  [['backend/operator'], ['**/scripts/**', '**/server.ts', '**/app.ts', 'fastify'], 'operator/ has no HTTP.'],
  [
    ['backend/domain'],
    ['**/scripts/**', '**/server.ts', 'fastify', 'kysely', 'pg'],
    'domain/ has rules only: no HTTP, no SQL.',
  ],
  [
    ['backend/store'],
    ['**/scripts/**', '**/domain/**', '**/server.ts', 'fastify'],
    'store/ has queries only: no rules, no HTTP.',
  ],
  [['client/src'], ['**/gateway/**', '**/backend/**'], SEPARATE],
  [['client/src'], ['**/server/**', '!~/**', '!./**'], 'shared/server/ is only for gateway and backend.'],
  [
    ['shared'],
    ['**/gateway/**', '**/backend/**', '**/client/**'],
    'shared/ is imported by client, gateway and backend, and imports none of them.',
  ],
  [
    ['shared'],
    ['**', '!zod/mini', '!./**', '!../**', '**/server/**'],
    'Shared rules are pure: they only import each other and zod/mini.',
    [SERVER_SHARED],
  ],
  [['client/src'], ['../**'], 'Imports that leave a folder start with `~/`, so that the linter can check them.'],
  [
    ['client/src/lib', 'client/src/styles', 'client/src/illustrations'],
    ['~/app/**', '~/features/**', '~/forms/**', '~/ui/**', '~/content/**', '~/graphql/**', '@apollo/**'],
    'lib/, styles/ and illustrations/ import nothing else in the client.',
  ],
  [['client/src/lib'], ['~/site/**', '~/illustrations/**'], 'lib/ has no knowledge of the product.'],
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
    'content/ is copy as data: it only imports lib/ and has no components.',
  ],
  [
    ['client/src/ui'],
    ['~/app/**', '~/features/**', '~/forms/**', '~/graphql/**', '@apollo/**'],
    'ui/ has no domain knowledge and no GraphQL.',
  ],
  [
    ['client/src/graphql'],
    ['~/app/**', '~/features/**', '~/forms/**', '~/ui/**'],
    'Features import graphql/, not the other way round.',
  ],
  [
    ['client/src/forms'],
    ['~/app/**', '~/features/**', '~/content/**', '@apollo/**'],
    'forms/ is the engine for all forms and has no knowledge of any of them.',
  ],
  [['client/src/features'], ['~/app/**'], 'app/ imports the features, not the other way round.'],
  [
    ['client/src/features', ...FLOWS.map((flow) => `client/src/${flow}`)],
    FLOWS.map((flow) => `~/${flow}/**`),
    'Nothing may import a flow, not even another flow (client/src/features/README.md).',
  ],
];

const isIn = (folder, outer) => folder === outer || folder.startsWith(`${outer}/`);

function rulesOf(folder) {
  const itself = `${folder.replace('client/src', '~')}/**`;
  return IMPORT_RULES.filter(
    ([folders, , , exempt = []]) =>
      folders.some((outer) => isIn(folder, outer)) && !exempt.some((outer) => isIn(folder, outer)),
  ).map(([, forbidden, message]) => ({
    group: forbidden.filter((pattern) => pattern !== itself),
    message,
  }));
}

// The last override that matches a file wins, so parent folders come first.
const folders = [...new Set(IMPORT_RULES.flatMap(([folders, , , exempt = []]) => [...folders, ...exempt]))].sort();
const overrides = folders.map((folder) => ({
  includes: [`${folder}/**`],
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: rulesOf(folder) } } } } },
}));

const file = join(root, 'biome.import-rules.json');
// One line per folder.
const text = `{"overrides":[\n${overrides.map((override) => JSON.stringify(override)).join(',\n')}\n]}\n`;
if (!process.argv.includes('--check')) await writeFile(file, text);
else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('biome.import-rules.json is out of date: run `node tools/checks/import-rules.mjs`.');
  process.exit(1);
}
