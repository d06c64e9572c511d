import { fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build, createLogger, createServer } from 'vite';
import { ensureBuilt } from './build/build.mjs';
import { fingerprint } from './build/fingerprint.mjs';
import { serverConfig } from './build/server.config.mjs';
import { root, tool } from './process.mjs';

const port = Number(process.env.PORT ?? 4000);
const gatewayPort = port + 1;
const host = process.env.HOST ?? '127.0.0.1';
/** The client's address for a browser on this machine, even if it listens on all interfaces. */
const publicUrl = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;

/** The bundles of the two servers, which run from here: build/ is that of `npm start`. */
const BUNDLES = join(root, '.dev');
/** The latest message of the backend to the process that starts it. */
const BACKEND_REPORT = join(BUNDLES, 'backend.json');
/** Gateway and backend, before Vite sets variables of its own. */
const environment = { LOG_LEVEL: 'warn', ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? publicUrl };
const END_WITH_PARENT = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

/**
 * Serves the client with hot reload at PORT, restarts the gateway or the backend when its bundle
 * changes, and keeps generated code up to date.
 */
export async function run() {
  process.env.NODE_ENV ??= 'development';
  const backend = new Program('backend', () => startBackend());
  const gateway = new Program('gateway', () => startGateway());
  generate();
  watchOperations(() => gateway.restart());
  const onScriptChange = () => {
    void backend.restart();
    // It caches what the scripts answer.
    void gateway.restart();
  };
  const [client] = await Promise.all([
    serveClient(),
    bundle('backend', onScriptChange).then(() => backend.restart()),
    // The gateway looks for GraphiQL's page when it starts.
    Promise.all([bundle('gateway', () => gateway.restart()), ensureBuilt(['graphiql'])]).then(() => gateway.restart()),
  ]);
  const stop = async () => {
    await Promise.all([gateway.stop(), backend.stop(), client.close()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

/** A server that is restarted when its bundle changes. */
class Program {
  #name;
  #start;
  #child = null;
  #queue = Promise.resolve();
  #isQueued = false;

  constructor(name, start) {
    this.#name = name;
    this.#start = start;
  }

  restart() {
    if (this.#isQueued) return this.#queue;
    this.#isQueued = true;
    this.#queue = this.#queue.then(async () => {
      this.#isQueued = false;
      await this.stop();
      const child = await this.#start();
      this.#child = child;
      child.once('exit', (code, signal) => {
        if (this.#child !== child) return;
        this.#child = null;
        console.error(`\nThe ${this.#name} ended (${signal ?? `exit code ${code}`}). It starts again after a change.`);
      });
    });
    return this.#queue;
  }

  /** The second signal ends it although requests are in flight. */
  async stop() {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const hurry = setTimeout(() => child.kill('SIGTERM'), 200);
    await ended;
    clearTimeout(hurry);
  }
}

function startProgram(name, settings) {
  return fork(join(BUNDLES, name, name, 'main.js'), {
    cwd: root,
    env: { ...environment, ...settings },
    execArgv: ['--enable-source-maps', '--import', END_WITH_PARENT],
  });
}

async function startBackend() {
  await rm(BACKEND_REPORT, { force: true });
  const child = startProgram('backend', { BACKEND_HOST: '', SHUTDOWN_DELAY: '' });
  child.on('message', async (message) => {
    // Readers see the old file or the new one, but no half of it.
    await writeFile(`${BACKEND_REPORT}.next`, JSON.stringify(message));
    await rename(`${BACKEND_REPORT}.next`, BACKEND_REPORT);
  });
  return child;
}

async function startGateway() {
  // In the place where the gateway's bundle expects the backend's.
  const folder = join(BUNDLES, 'gateway', 'backend');
  await mkdir(folder, { recursive: true });
  const standIn = pathToFileURL(join(root, 'tools', 'dev-backend.mjs'));
  standIn.searchParams.set('report', BACKEND_REPORT);
  await writeFile(join(folder, 'main.js'), `import ${JSON.stringify(standIn.href)};\n`);
  return startProgram('gateway', { PORT: String(gatewayPort) });
}

/** Bundles a server, and again after each change of what it imports. Returns after the first. */
async function bundle(name, onRebuilt) {
  const config = serverConfig([`${name}/main`], join(BUNDLES, name));
  // Packages would take longer to bundle after each change than Node takes to load them.
  const own = { logLevel: 'error', ssr: { external: true }, resolve: {}, build: { ...config.build, watch: {} } };
  const watcher = await build({ ...config, ...own });
  return new Promise((resolve) => {
    let isFirst = true;
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code === 'BUNDLE_END' || event.code === 'ERROR') void event.result?.close();
      if (event.code !== 'BUNDLE_END') return;
      if (isFirst) resolve();
      else onRebuilt();
      isFirst = false;
    });
  });
}

async function serveClient() {
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
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(25)) {
    const response = await fetch(`http://127.0.0.1:${gatewayPort}/readyz`).catch(() => null);
    if (response?.ok) return true;
  }
  return false;
}

/** Of the code that was generated last, and of what it was made from. */
const GENERATED_STAMP = join(BUNDLES, 'generated');
const codegenFiles = () =>
  fingerprint(
    ['codegen.ts', 'package-lock.json', 'schema', 'docs', 'tools', 'gateway', 'client', 'tests/clients'],
    '',
    (file) =>
      /\.graphql$|[\\/]generated[\\/]|gateway[\\/](?:modules|legacy[\\/]endpoints)|tools[\\/]codegen|graph\.md$|codegen\.ts$|\.json$/.test(
        file,
      ),
  );

let generating = Promise.resolve();

/** One at a time, so that what is written last is made from the latest sources. */
function generate() {
  generating = generating.then(generateIfChanged);
}

/** Skipped when nothing has changed since the last time. */
async function generateIfChanged() {
  if ((await readFile(GENERATED_STAMP, 'utf8').catch(() => '')) === (await codegenFiles())) return;
  // In this order: the sample client is generated from what the first one writes.
  for (const config of ['codegen.ts', 'tests/clients/codegen.ts']) {
    const { code, output } = await tool('@graphql-codegen/cli/esm/bin.js', ['--config', config], { quiet: true });
    if (code !== 0) return console.error(output);
  }
  await mkdir(BUNDLES, { recursive: true });
  await writeFile(GENERATED_STAMP, await codegenFiles());
}

/**
 * Unlike codegen's watcher, it needs no native package. Debounced, because editors save in bursts.
 */
function watchOperations(onSchemaChange) {
  for (const folder of ['schema', 'client/src', 'tests/clients']) {
    let timer;
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.graphql')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The gateway reads the schema when it starts.
        if (folder === 'schema') void onSchemaChange();
        generate();
      }, 50);
    });
  }
}
