import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRunning } from '../support/gateway-process.ts';
import { BASE_ENVIRONMENT, collectOutput, startProgram, untilPrinted } from '../support/processes.ts';
import { until } from '../support/until.ts';
import type { Started } from './support/interrupted-runner.ts';

it('a test run that is killed leaves no process and no port behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mendwell-interrupted-run-'));
  const runner = startProgram(process.execPath, ['--import', 'tsx', 'tests/cluster/support/interrupted-runner.ts'], {
    env: { ...BASE_ENVIRONMENT, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pids, urls }: Started = JSON.parse(await untilPrinted(runner, /^\{.+\}$/m, collectOutput(runner.stdout)));
  expect(pids).toHaveLength(5);
  for (const pid of pids) expect(await isRunning(pid)).toBe(true);
  for (const url of urls) expect((await fetch(`${url}/healthz`)).status).toBe(200);

  runner.kill('SIGKILL');
  for (const pid of pids) await until(async () => !(await isRunning(pid)), `process ${pid} was gone`);
  for (const url of urls) await expect(fetch(url)).rejects.toThrow();
  await rm(folder, { recursive: true, force: true });
});
