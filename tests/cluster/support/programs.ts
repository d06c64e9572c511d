import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** Where programs are: on Debian those of servers aren't in most users' PATH. */
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  ...(existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).map((version) => join(DEBIAN_POSTGRES, version, 'bin'))
    : []),
];

function find(program: string): string {
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? '';
}

export const programs = {
  nginx: find('nginx'),
  redis: find('redis-server'),
  initdb: find('initdb'),
  pgCtl: find('pg_ctl'),
};

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
