/**
 * The counts of a run. A crash without a failed test, or a run without tests, is one failure.
 *
 * @param {string} runner its name, for that failure
 * @param {number} code the runner's exit code
 * @param {readonly string[]} failures
 * @param {number} [passed]
 * @returns {import('./counts.mjs').Counts}
 */
export function countRun(runner, code, failures, passed = 0) {
  const hasCrashed = failures.length === 0 && (code !== 0 || passed === 0);
  return { passed, failures: hasCrashed ? [`${runner}, exit code ${code}`] : failures };
}

/**
 * Prints the failures and the totals as the last lines of a command, and sets the exit code.
 *
 * @param {...import('./counts.mjs').Counts} parts
 */
export function printTotal(...parts) {
  const passed = parts.reduce((sum, counts) => sum + counts.passed, 0);
  const failures = parts.flatMap((counts) => counts.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
