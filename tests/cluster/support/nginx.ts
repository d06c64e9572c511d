import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { startProgram } from '../../support/processes.ts';
import { until } from '../../support/until.ts';
import { isRoot, programs, run } from './programs.ts';

const DEPLOY = resolve('docs/deploy');

export interface Addresses {
  /** Where customers reach the product. */
  readonly port: number;
  /** Where gateways reach the backends. */
  readonly internalPort: number;
  readonly gateways: readonly number[];
  readonly backends: readonly number[];
}

export interface TestProxy {
  /**
   * Takes a server out, or puts it back in, by the script that the documentation names. Caddy does
   * it by itself.
   */
  change?(action: 'out' | 'in', port: number): Promise<void>;
  stop(): Promise<void>;
}

/** The documented site with the addresses of this machine, without TLS. */
async function siteFor(folder: string, addresses: Addresses): Promise<string> {
  let site = await readFile(join(DEPLOY, 'nginx.conf'), 'utf8');
  const replace = (pattern: RegExp, replacement: string) => {
    if (!pattern.test(site)) throw new Error(`docs/deploy/nginx.conf has no ${pattern}`);
    site = site.replace(pattern, replacement);
  };
  const servers = (ports: readonly number[], rest: string) =>
    ports.map((port) => `    server 127.0.0.1:${port}${rest};\n`).join('');
  replace(/(?: +server 10\.0\.0\.1[12]:4000( [^;]*);\n)+/, servers(addresses.gateways, '$1'));
  replace(/(?: +server 10\.0\.0\.1[12]:4100( [^;]*);\n)+/, servers(addresses.backends, '$1'));
  replace(/ +listen \[::\]:[^;]+;\n/g, '');
  replace(/ +ssl_[^;]+;\n/g, '');
  replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${addresses.port};`);
  replace(/server \{\s+listen 80;[^}]+\}\n/, '');
  replace(/listen 10\.0\.0\.10:4100;/, `listen 127.0.0.1:${addresses.internalPort};`);
  replace(/allow 10\.0\.0\.1\d;/g, 'allow 127.0.0.1;');
  replace(/\/var\/cache\/nginx\/mendwell/, join(folder, 'cache'));
  return site;
}

export const isListening = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect(port, '127.0.0.1', () => settle(true)).on('error', () => settle(false));
    socket.on('connect', () => socket.destroy());
  });

export async function startNginx(parent: string, addresses: Addresses): Promise<TestProxy> {
  const folder = join(parent, 'nginx');
  await mkdir(folder);
  const site = join(folder, 'site.conf');
  const main = join(folder, 'nginx.conf');
  await writeFile(site, await siteFor(folder, addresses));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${folder}/${name}";`,
  );
  await writeFile(
    main,
    `${isRoot ? 'user root;' : ''}
    worker_processes 2;
    pid "${folder}/pid";
    error_log "${folder}/error.log";
    include "${DEPLOY}/nginx-main.conf";
    events { worker_connections 8192; }
    http { access_log off; ${temporary.join(' ')} include "${site}"; }`,
  );
  const server = startProgram(programs.nginx, ['-c', main, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(() => {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    return isListening(addresses.port);
  }, 'nginx listens');
  return {
    async change(action, port) {
      const env = {
        ...process.env,
        SITE: site,
        PID_FILE: join(folder, 'pid'),
        CHECK_COMMAND: `${programs.nginx} -q -t -c ${main} -e ${folder}/error.log`,
        RELOAD_COMMAND: `kill -HUP ${server.pid}`,
      };
      await run(join(DEPLOY, 'mendwell-proxy'), [action, `127.0.0.1:${port}`], { env });
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
