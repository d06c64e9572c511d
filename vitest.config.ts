import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * The files that a worker runs share what they import: loading the servers or React again for each
 * took longer than the tests.
 */
const SHARED_MODULES = { isolate: false };

/** Tests of the gateway that start processes, mostly the gateway with its embedded backend. */
const WHOLE_PROCESSES = ['process', 'metrics-process', 'traces', 'log-leaks', 'mobile-docs', 'doctor', 'identity'].map(
  (name) => `tests/gateway/${name}.test.ts`,
);

/** Clients that know only the published schema, against the gateway with its embedded backend. */
const SAMPLE_CLIENTS = 'tests/clients/**/*.test.ts';

/**
 * The copy that Node gives to the libraries too: graphql-js refuses a schema that another copy of
 * it has made.
 */
const ONE_GRAPHQL = { alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }] };

/** Tests of the backend that need no database. */
const WITHOUT_DATABASE = ['appointment-emails', 'catalogue-files', 'notification-messages', 'php-values', 'rules'].map(
  (name) => `tests/backend/${name}.test.ts`,
);

export default defineConfig({
  test: {
    // Read as files, which `npm run test:changed` cannot see: a change of them concerns all tests.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/schema/**', '**/gateway/graphql/generated/**'],
    // Two cores: one suite at a time keeps the timings of the fault and crash tests honest.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      // A project does not take over the limits above.
      {
        test: {
          ...SHARED_MODULES,
          name: 'tools',
          include: ['tests/tools/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: ONE_GRAPHQL,
        test: {
          ...SHARED_MODULES,
          name: 'gateway',
          include: ['tests/gateway/**/*.test.ts'],
          exclude: WHOLE_PROCESSES,
          testTimeout: 20_000,
        },
      },
      {
        resolve: ONE_GRAPHQL,
        test: {
          ...SHARED_MODULES,
          name: 'process',
          include: [...WHOLE_PROCESSES, SAMPLE_CLIENTS],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: { ...SHARED_MODULES, name: 'shared', include: ['tests/shared/**/*.test.ts'] },
      },
      {
        test: { ...SHARED_MODULES, name: 'domain', include: WITHOUT_DATABASE },
      },
      {
        test: {
          ...SHARED_MODULES,
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          exclude: WITHOUT_DATABASE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...SHARED_MODULES,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // What the build does as processes, on as many machines as this one can stand for.
      // Afterwards, because it needs both cores.
      {
        test: {
          ...SHARED_MODULES,
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          globalSetup: 'tests/cluster/support/built.ts',
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias: { '~': `${root}client/src` } },
        test: {
          ...SHARED_MODULES,
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/client/support/reset-page.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
