import { afterEach, expect, it, vi } from 'vitest';
import { countRun, printTotal } from '../../tools/counts.mjs';

const exitCode = process.exitCode;
afterEach(() => {
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

it.each([
  ['names its failures', 1, ['a test'], 2, ['a test']],
  ['crashes after its tests', 1, [], 2, ['runner, exit code 1']],
  ['runs no test', 0, [], undefined, ['runner, exit code 0']],
  ['passes', 0, [], 2, []],
])('a runner that %s', (_case, code, failures, passed, expected) => {
  expect(countRun('runner', code, failures, passed)).toEqual({ passed: passed ?? 0, failures: expected });
});

it.each([
  [[], '2 passed, 0 failed', 0],
  [['a test', 'another'], 'Failed:\n- a test\n- another\n\n2 passed, 2 failed', 1],
])('prints the failures %j and the totals', (failures, text, code) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  printTotal({ passed: 1, failures: [] }, { passed: 1, failures });
  expect(log.mock.calls.join('\n').trim()).toBe(text);
  expect(process.exitCode).toBe(code);
});
