/** @typedef {{ include: string[], exclude: string[] }} Tests */

const tests = (folder, names) => names.split(' ').map((name) => `tests/${folder}/${name}.test.ts`);

// Tests that start processes, in which no mutant is active, and tests that are repeated for each
// operation or script.
const EXCLUDED_GATEWAY_TESTS = [
  ...tests('gateway', 'bad-input config doctor documents fault-suite faults http identity killed-gateway log-leaks'),
  ...tests('gateway', 'logging metrics-process mobile-docs pages persisted process public-cache traces'),
];
const SLOW_GATEWAY_TESTS = [
  ...tests('gateway', 'authorisation code-mutations customer-mutations idempotency subscription uploads'),
];
const GATEWAY_TESTS = ['tests/gateway/**/*.test.ts'];

// These need IndexedDB, a download or a canvas, which only the browser tests have.
const BROWSER_ONLY = [
  'client/src/lib/file-vault.ts',
  'client/src/lib/save-file.ts',
  'client/src/features/photos/reencode-photo.ts',
];

// Quick tests of whole components.
const QUICK_COMPONENT_TESTS = [
  'tests/client/{codes,consent,contact,customer,lib,profile}/*.test.tsx',
  'tests/client/{app/structured-data,appointments/pay/server-clock}.test.tsx',
];

const CLIENT = {
  project: 'client',
  // Hooks are excluded too, because component and browser tests cover them.
  isRule: (file) => !/\/use-[^/]*$/.test(file) && !BROWSER_ONLY.includes(file),
  passes: [
    { include: ['tests/client/**/*.test.ts', ...QUICK_COMPONENT_TESTS], exclude: [] },
    { include: ['tests/client/**/*.test.{ts,tsx}'], exclude: [] },
  ],
};

/**
 * The folders that are mutated.
 *
 * - `isRule`: which of their files count; by default all
 * - `passes`: mutants that survive the first pass go through the slower second one
 *
 * @type {Record<string, { project: string, isRule?: (file: string) => boolean, passes: Tests[] }>}
 */
export const areas = {
  shared: {
    project: 'shared',
    isRule: (file) => !file.startsWith('shared/server/'),
    passes: [{ include: ['tests/shared/*.test.ts'], exclude: [] }],
  },
  'gateway/modules': {
    project: 'gateway',
    passes: [
      { include: GATEWAY_TESTS, exclude: [...EXCLUDED_GATEWAY_TESTS, ...SLOW_GATEWAY_TESTS] },
      { include: GATEWAY_TESTS, exclude: EXCLUDED_GATEWAY_TESTS },
    ],
  },
  'gateway/legacy/wire': {
    project: 'gateway',
    passes: [{ include: ['tests/gateway/wire/*.test.ts'], exclude: [] }],
  },
  'backend/domain': {
    project: 'backend',
    passes: [
      { include: tests('backend', 'message-texts php-values rules'), exclude: [] },
      { include: ['tests/backend/*.test.ts'], exclude: tests('backend', 'contention crash start') },
    ],
  },
  'client/src/lib': CLIENT,
  'client/src/features': CLIENT,
};
