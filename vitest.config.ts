import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  test: {
    // Two cores: one suite at a time keeps the timings of the fault and crash tests honest.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      // A project does not take over the limits above.
      {
        test: { name: 'tools', include: ['tests/tools/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 },
      },
      {
        // The copy that Node gives to the libraries too: graphql-js refuses a schema that another copy of it has made.
        resolve: { alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }] },
        test: { name: 'gateway', include: ['tests/gateway/**/*.test.ts'], testTimeout: 20_000 },
      },
      {
        test: { name: 'backend', include: ['tests/backend/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias: { '~': `${root}client/src` } },
        test: {
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 20_000,
        },
      },
    ],
  },
});
