import { writeFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { printTotal, withReport } from '../../tools/testing/report.mjs';

const exitCode = process.exitCode;
afterEach(() => {
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

it.each([
  ['names its failures', 1, { passed: 2, skipped: 1, failures: ['a test'] }, ['a test']],
  ['crashes after its tests', 1, { passed: 2, skipped: 0, failures: [] }, ['runner, exit code 1']],
  ['crashes before its tests', 127, undefined, ['runner, exit code 127']],
  ['runs no test', 0, { passed: 0, skipped: 0, failures: [] }, ['runner, exit code 0']],
  ['passes', 0, { passed: 2, skipped: 0, failures: [] }, []],
])('a runner that %s', async (_case, code, report, failures) => {
  const counts = await withReport('runner', async ({ MENDWELL_TEST_REPORT: path = '' }) => {
    if (report) await writeFile(path, JSON.stringify(report));
    return { code };
  });
  expect(counts).toEqual({ passed: 0, skipped: 0, notes: [], ...report, failures });
});

it.each([
  [{ failures: [] }, '2 passed, 0 failed', 0],
  [{ failures: [], skipped: 3 }, '2 passed, 0 failed, 3 skipped', 0],
  [{ failures: [], notes: ['Redis is missing.'] }, 'Redis is missing.\n\n2 passed, 0 failed', 0],
  [{ failures: ['a test', 'another'] }, 'Failed:\n- a test\n- another\n\n2 passed, 2 failed', 1],
])('prints the failures and the totals of %j', (part, text, code) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  printTotal({ passed: 1, failures: [] }, { passed: 1, ...part });
  expect(log.mock.calls.join('\n').trim()).toBe(text);
  expect(process.exitCode).toBe(code);
});
