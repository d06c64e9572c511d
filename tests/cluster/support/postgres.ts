import { chown, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endWithTests } from '../../support/processes.ts';
import { freePort, isRoot, POSTGRES_USER, programs, run } from './programs.ts';

/** A PostgreSQL server for the test. */
export interface TestPostgres {
  readonly url: string;
  /** Kills it, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const asItsUser = (program: string, args: string[]) =>
  isRoot ? run('runuser', ['-u', POSTGRES_USER, '--', program, ...args]) : run(program, args);

export async function startPostgres(parent: string): Promise<TestPostgres> {
  const folder = join(parent, 'postgres');
  await mkdir(folder);
  if (isRoot) await chown(folder, Number((await run('id', ['-u', POSTGRES_USER])).stdout), 0);
  const data = join(folder, 'data');
  const port = await freePort();
  await asItsUser(programs.initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  // What is committed survives the crash of the server without fsync, only not that of the machine.
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const options = `-p ${port} ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
  const control = (...args: string[]) =>
    asItsUser(programs.pgCtl, ['-D', data, '-l', join(folder, 'log'), '-w', ...args]);
  /** The server leaves the group of its starter for one of its own. */
  let hasEnded = () => {};
  const watch = async () => {
    hasEnded();
    hasEnded = endWithTests(Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8'), 10));
  };
  await control('-o', options, 'start');
  await watch();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      await control('-m', 'immediate', 'restart');
      await watch();
    },
    async stop() {
      await control('-m', 'immediate', 'stop');
      hasEnded();
    },
  };
}
