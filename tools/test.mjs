import { browserTests } from './browser-tests.mjs';
import { check } from './checks.mjs';
import { printTotal } from './counts.mjs';
import { vitest } from './vitest.mjs';

/** Runs all checks and vitest tests, then the browser tests of the built product. */
export async function run() {
  printTotal(await check(), await vitest(), await browserTests());
}
