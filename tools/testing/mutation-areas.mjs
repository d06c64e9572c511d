/**
 * @typedef {{ include: string[], exclude: string[] }} Tests
 * @typedef {(file: string) => boolean} Filter
 * @typedef {{ project: string, isRule?: Filter, onlyExportedRules?: Filter, passes: Tests[] }} Area
 */

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

// These need IndexedDB or a canvas, which only the browser tests have.
const BROWSER_ONLY = ['client/src/forms/draft-files.ts', 'client/src/features/photos/reencode-photo.ts'];

// Quick tests of whole components.
const QUICK_COMPONENT_TESTS = [
  'tests/client/{codes,consent,contact,customer,lib,profile}/*.test.tsx',
  'tests/client/app/structured-data.test.tsx',
];

const CLIENT = {
  project: 'client',
  isRule: (file) => !BROWSER_ONLY.includes(file),
  // Component and browser tests cover components and hooks.
  onlyExportedRules: (file) => file.endsWith('.tsx') || /\/use-[^/]*$/.test(file),
  passes: [
    { include: ['tests/client/**/*.test.ts', ...QUICK_COMPONENT_TESTS], exclude: [] },
    { include: ['tests/client/**/*.test.{ts,tsx}'], exclude: [] },
  ],
};

const BACKEND = {
  project: 'backend',
  passes: [
    { include: tests('backend', 'appointment-messages rules'), exclude: [] },
    { include: ['tests/backend/*.test.ts'], exclude: tests('backend', 'contention crash start') },
  ],
};

/**
 * The folders that are mutated.
 *
 * - `isRule`: which of their files count; by default all
 * - `onlyExportedRules`: of which of them only exported functions count, without components
 *   and hooks
 * - `passes`: mutants that survive the first pass go through the slower second one
 *
 * @type {Record<string, Area>}
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
  'backend/domain': BACKEND,
  'backend/operator': BACKEND,
  'client/src/lib': CLIENT,
  'client/src/features': CLIENT,
};
