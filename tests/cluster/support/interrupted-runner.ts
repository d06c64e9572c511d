// Runs like a test runner: a worker process starts what its tests need, and reports it on stdout.
import { fork } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backendOf, startGatewayProcess } from '../../support/gateway-process.ts';
import { startProgram } from '../../support/processes.ts';
import { startStandalone } from '../../support/spawn-backend.ts';

/** What the worker has started. */
export interface Started {
  readonly pids: readonly number[];
  readonly urls: readonly string[];
}

if (process.send === undefined) fork(fileURLToPath(import.meta.url), { stdio: 'inherit' });
else await work();

async function work(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mendwell-interrupted-'));
  const [gateway, backend] = await Promise.all([
    startGatewayProcess({ DATA_DIR: join(folder, 'gateway') }),
    startStandalone({ dataDir: join(folder, 'backend') }),
  ]);
  const shell = startProgram('sh', ['-c', 'sleep 3600 & sleep 3600'], { stdio: 'ignore' });
  const embedded = await backendOf(gateway.pid);
  const pids = [process.pid, gateway.pid, embedded, backend.child.pid, shell.pid].filter((pid) => pid !== undefined);
  const started: Started = { pids, urls: [gateway.url, backend.origin] };
  process.stdout.write(`${JSON.stringify(started)}\n`);
}
