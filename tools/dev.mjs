import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildGraphiql } from './build.mjs';
import { tool } from './process.mjs';
import { root } from './root.mjs';

const port = Number(process.env.PORT ?? 4000);
const gatewayPort = port + 1;
const host = process.env.HOST ?? '127.0.0.1';
/** The client's address for a browser on this machine, even if it listens on all interfaces. */
const publicUrl = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;

/**
 * Serves the client with hot reload at PORT, restarts gateway and backend on change, and keeps
 * generated code up to date.
 */
export async function run() {
  await Promise.all([generate(), buildGraphiql()]);
  watchOperations();
  const client = await serveClient();
  // Last, because its banner prints the address.
  const gateway = startGateway();
  const stop = async (exitCode) => {
    gateway.removeAllListeners('exit');
    gateway.kill('SIGTERM');
    await client.close();
    process.exit(exitCode);
  };
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));
  gateway.once('exit', (code, signal) => {
    console.error(`\nThe gateway's watcher ended (${signal ?? `exit code ${code}`}), so this command stops too.`);
    void stop(1);
  });
}

function startGateway() {
  const watched = ['--include', 'backend/**/*.ts', '--include', 'shared/**/*.ts', '--include', 'schema/*.graphql'];
  return spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', ...watched, 'gateway/main.ts'],
    {
      cwd: root,
      env: {
        LOG_LEVEL: 'warn',
        PUBLIC_URL: publicUrl,
        ...process.env,
        PORT: String(gatewayPort),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
}

async function serveClient() {
  const { createLogger, createServer } = await import('vite');
  const logger = createLogger('warn');
  const { error } = logger;
  // A restart of the gateway interrupts the live notifications of open pages, which reconnect.
  logger.error = (message, options) => {
    if (!/proxy error/.test(message)) error(message, options);
  };
  // Vite's proxy reads this.
  process.env.GATEWAY_PORT = String(gatewayPort);
  const server = await createServer({
    root: join(root, 'client'),
    configFile: join(root, 'client/vite.config.ts'),
    customLogger: logger,
    plugins: [waitForGateway()],
    server: { port, host, strictPort: true },
  });
  try {
    return await server.listen();
  } catch (problem) {
    console.error(`The client can't be served at ${host}:${port}: ${problem.message}`);
    process.exit(1);
  }
}

/** Delays requests while the gateway starts, which it does after each change. */
function waitForGateway() {
  return {
    name: 'wait-for-gateway',
    configureServer({ middlewares, config }) {
      const proxied = Object.keys(config.server.proxy ?? {});
      middlewares.use(async (request, response, next) => {
        if (!proxied.some((path) => request.url.startsWith(path)) || (await isGatewayUp())) return next();
        response.writeHead(503, { 'content-type': 'text/plain' });
        response.end("The gateway didn't start. See the terminal of `npm run dev`.\n");
      });
    },
  };
}

async function isGatewayUp() {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(100)) {
    const response = await fetch(`http://127.0.0.1:${gatewayPort}/readyz`).catch(() => null);
    if (response?.ok) return true;
  }
  return false;
}

async function generate() {
  // In this order: the sample client is generated from what the first one writes.
  for (const config of ['codegen.ts', 'tests/clients/codegen.ts']) {
    const { code, output } = await tool('@graphql-codegen/cli/esm/bin.js', ['--config', config], { quiet: true });
    if (code !== 0) console.error(output);
  }
}

/**
 * Unlike codegen's watcher, it needs no native package. Debounced, because editors save in bursts.
 */
function watchOperations() {
  let timer;
  for (const folder of ['schema', 'client/src', 'tests/clients']) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.graphql')) return;
      clearTimeout(timer);
      timer = setTimeout(generate, 150);
    });
  }
}
