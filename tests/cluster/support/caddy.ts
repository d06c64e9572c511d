import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BASE_ENVIRONMENT, startProgram } from '../../support/processes.ts';
import { until } from '../../support/until.ts';
import { type Addresses, isListening, type TestProxy } from './nginx.ts';
import { caddy } from './programs.ts';

/** Caddy with the documented file, at the addresses of this machine, without TLS. */
export async function startCaddy(parent: string, addresses: Addresses): Promise<TestProxy> {
  if (caddy === null) throw new Error('Caddy is not installed.');
  const folder = join(parent, 'caddy');
  await mkdir(folder);
  const file = join(folder, 'Caddyfile');
  await writeFile(file, await siteFor(addresses));
  const env = { ...BASE_ENVIRONMENT, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = startProgram(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  await until(() => {
    if (server.exitCode !== null) throw new Error(`Caddy ended with ${server.exitCode}`);
    return isListening(addresses.port);
  }, 'Caddy listens');
  return {
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function siteFor({ port, internalPort, gateways, backends }: Addresses): Promise<string> {
  let site = await readFile(resolve('docs/deploy/Caddyfile'), 'utf8');
  const replace = (text: string | RegExp, replacement: string) => {
    const replaced = site.replace(text, replacement);
    if (replaced === site) throw new Error(`docs/deploy/Caddyfile has no ${text}`);
    site = replaced;
  };
  const all = (ports: readonly number[]) => ports.map((number) => `127.0.0.1:${number}`).join(' ');
  // No other program's interface, and no certificates.
  replace('{\n\tservers', '{\n\tadmin off\n\tauto_https off\n\tservers');
  replace(/^www\.example\.org \{/m, `http://127.0.0.1:${port} {`);
  replace(/^example\.org \{[^}]+\}[^}]*\}\n/m, '');
  replace('http://10.0.0.10:4100 {', `http://127.0.0.1:${internalPort} {`);
  replace('bind 10.0.0.10', 'bind 127.0.0.1');
  replace('remote_ip 10.0.0.11 10.0.0.12', 'remote_ip 127.0.0.1');
  replace('10.0.0.11:4000 10.0.0.12:4000', all(gateways));
  replace('10.0.0.11:4100 10.0.0.12:4100', all(backends));
  return site;
}
