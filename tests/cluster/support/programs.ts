import { execFile, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { findProgram } from '../../../tools/programs.mjs';

export const run = promisify(execFile);

export const programs = {
  nginx: findProgram('nginx') ?? '',
  redis: findProgram('redis-server') ?? '',
  initdb: findProgram('initdb') ?? '',
  pgCtl: findProgram('pg_ctl') ?? '',
};

/** Null where it isn't installed; only a measurement needs it. */
export const caddy = findProgram('caddy');

/** PostgreSQL refuses to run as root; its own user is there wherever it is installed. */
export const isRoot = process.getuid?.() === 0;
export const POSTGRES_USER = 'postgres';
const hasUser = !isRoot || spawnSync('id', [POSTGRES_USER]).status === 0;

/** What is missing on this machine for a cluster; empty when nothing is. */
export const missing = [
  ...Object.entries(programs).flatMap(([name, path]) => (path === '' ? [name] : [])),
  ...(hasUser ? [] : [`a user named ${POSTGRES_USER}`]),
  // Each customer comes from an address of their own, of which only Linux has more than one by
  // itself.
  ...(process.platform === 'linux' ? [] : ['Linux']),
];

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
