import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { tool } from './process.mjs';
import { root } from './root.mjs';

/** The developer's loop: client with hot reload at PORT, gateway and backend starting anew on change, generated code kept fresh. */
export async function run() {
  const port = Number(process.env.PORT ?? 4000);
  const gatewayPort = String(port + 1);
  await generate();
  watchOperations();

  const gateway = [
    'watch',
    '--clear-screen=false',
    '--include',
    'backend/**/*.ts',
    '--include',
    'schema/*.graphql',
    'gateway/main.ts',
  ];
  const children = [
    keep('tsx/dist/cli.mjs', gateway, {
      PORT: gatewayPort,
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`,
    }),
    keep(
      'vite/bin/vite.js',
      ['client', '--config', 'client/vite.config.ts', '--port', String(port), '--strictPort', '--clearScreen=false'],
      {
        GATEWAY_PORT: gatewayPort,
      },
    ),
  ];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function keep(path, args, env) {
  return spawn(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function generate() {
  const { code, output } = await tool('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts'], { quiet: true });
  if (code !== 0) console.error(output);
}

/** Codegen's own watcher wants a native package; this needs none. Editors save in bursts, hence the short wait. */
function watchOperations() {
  let timer;
  for (const folder of ['schema', 'client/src']) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.graphql')) return;
      clearTimeout(timer);
      timer = setTimeout(generate, 150);
    });
  }
}
