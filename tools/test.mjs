import { browserTests } from './browser-tests.mjs';
import { check } from './checks.mjs';
import { printTotal } from './counts.mjs';
import { vitest } from './vitest.mjs';

/** Everything: checks, all tests of vitest, then the built product in a real browser. The last line counts them all. */
export async function run() {
  printTotal(await check(), await vitest(), await browserTests());
}
