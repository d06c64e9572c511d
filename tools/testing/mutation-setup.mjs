import { inject } from 'vitest';

// The thread may have run other tests before. No mutant may be active while a file is loaded, and
// coverage is reported once.
const stryker = globalThis[inject('globalNamespace')];
if (stryker) {
  stryker.activeMutant = undefined;
  if (stryker.mutantCoverage) Object.assign(stryker.mutantCoverage, { static: {}, perTest: {} });
}
