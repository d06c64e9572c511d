import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * What each project has, because none takes it over from `test` below.
 *
 * - The files that a worker runs share what they import: loading the servers or React again for
 *   each took longer than the tests.
 * - No test may depend on how busy the machine is, so the limits only end what hangs.
 */
const SHARED = {
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 170_000 } },
  maxConcurrency: 20,
};

/** Tests that start the build as processes, or a thread of it. */
const BUILT = { ...SHARED, globalSetup: 'tests/support/built.ts' };

/** Tests that start processes, use Redis or have a backend with its database. */
const WITH_PROCESSES = [
  'tests/gateway/{client-operations,doctor,embedded-refusals,identity,killed-gateway,log-leaks}.test.ts',
  'tests/gateway/{metrics-process,mobile-docs,process,redis-unavailable,shared-state,traces}.test.ts',
  'tests/tools/{commands,graph-rules,import-rules}.test.ts',
  // Clients that know only the published schema, against the gateway with its embedded backend.
  'tests/clients/**/*.test.ts',
];

/**
 * The copy that Node gives to the libraries too: graphql-js refuses a schema that another copy of
 * it has made.
 */
const ONE_GRAPHQL = { alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }] };

/** Tests of the backend that need no database. */
const WITHOUT_DATABASE = ['appointment-messages', 'catalogue-files', 'rules'].map(
  (name) => `tests/backend/${name}.test.ts`,
);

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: ONE_GRAPHQL,
        test: { ...SHARED, name: 'tools', include: ['tests/tools/**/*.test.ts'], exclude: WITH_PROCESSES },
      },
      {
        resolve: ONE_GRAPHQL,
        test: { ...BUILT, name: 'gateway', include: ['tests/gateway/**/*.test.ts'], exclude: WITH_PROCESSES },
      },
      {
        resolve: ONE_GRAPHQL,
        test: { ...BUILT, name: 'process', include: WITH_PROCESSES },
      },
      { test: { ...SHARED, name: 'shared', include: ['tests/shared/**/*.test.ts'] } },
      { test: { ...SHARED, name: 'domain', include: WITHOUT_DATABASE } },
      { test: { ...BUILT, name: 'backend', include: ['tests/backend/**/*.test.ts'], exclude: WITHOUT_DATABASE } },
      { resolve: ONE_GRAPHQL, test: { ...SHARED, name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      // What the build does as processes, on as many machines as this one can stand for.
      // Afterwards, because it needs more processors than one.
      {
        resolve: ONE_GRAPHQL,
        test: {
          ...BUILT,
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          sequence: { groupOrder: 1 },
          fileParallelism: false,
        },
      },
      {
        resolve: { alias: { '~': `${root}client/src` } },
        test: {
          ...SHARED,
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/client/support/reset-page.ts'],
        },
      },
    ],
  },
});
