import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { startProgram } from '../../support/processes.ts';
import { until } from '../../support/until.ts';
import { freePort, programs } from './programs.ts';

/** A Redis for the test, without persistence. */
export interface TestRedis {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let server: ChildProcess | undefined;

  const accepts = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    server = startProgram(programs.redis, args, { stdio: 'ignore' });
    await until(accepts, 'Redis listens');
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!server) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      server = undefined;
    },
  };
}
