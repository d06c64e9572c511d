/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A runner that fell over without naming a failed test, or ran none, has failed all the same.
 *
 * @param {number} code the runner's exit code
 * @returns {Counts}
 */
export function countRun(code, passed = 0, failed = 0) {
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

/**
 * Prints the closing line of a command, and makes the process fail when anything has.
 *
 * @param {...Counts} parts
 */
export function printTotal(...parts) {
  const total = (name) => parts.reduce((sum, counts) => sum + counts[name], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}
