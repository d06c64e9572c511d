import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { BASE_ENVIRONMENT, ROOT, startProgram } from '../../tests/support/processes.ts';
import { until } from '../../tests/support/until.ts';

const ANSWER_WITHIN_MS = 60_000;

/** The programs other than the product. */
const PROGRAMS = {
  host: new URL('./host.ts', import.meta.url),
  load: new URL('./load.ts', import.meta.url),
  plain: new URL('./plain.ts', import.meta.url),
  'pass-through': new URL('./pass-through.ts', import.meta.url),
};

export interface Program {
  readonly pid: number;
  readonly origin: string;
  /** Sends a message, and waits for the reply. */
  ask<Reply>(message: object): Promise<Reply>;
}

/** Starts programs, and stops them all. */
export class Processes {
  readonly #folder: string;
  readonly #children: ChildProcess[] = [];

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Compiles the programs first, so that no compiler is measured with them. */
  static async create(): Promise<Processes> {
    const cache = join(ROOT, 'node_modules', '.cache');
    await mkdir(cache, { recursive: true });
    const folder = await mkdtemp(join(cache, 'bench-'));
    const input = Object.fromEntries(Object.entries(PROGRAMS).map(([name, url]) => [name, fileURLToPath(url)]));
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      build: {
        ssr: true,
        outDir: folder,
        rolldownOptions: { input, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
      },
    });
    return new Processes(folder);
  }

  /**
   * Starts a program, by default the product; it is ready when its port is open.
   */
  async start(
    name: keyof typeof PROGRAMS | 'product',
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Program> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const path = name === 'product' ? join(ROOT, 'build/gateway/main.js') : join(this.#folder, `${name}.mjs`);
    const child = startProgram(process.execPath, [path], {
      env: {
        ...BASE_ENVIRONMENT,
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: origin,
        LOG_LEVEL: 'error',
        DATA_DIR: this.#folder,
        // One machine makes the whole load.
        CALLS_PER_SECOND: '1000000',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#children.push(child);
    const ended = new AbortController();
    child.once('exit', () => ended.abort());
    const { pid } = child;
    if (pid === undefined) throw new Error(`${name} was not started`);
    // The load process has no port.
    if (name !== 'load') await until(async () => ended.signal.aborted || (await isOpen(port)), `${name} was reached`);
    if (ended.signal.aborted) throw new Error(`${name} ended`);
    return {
      pid,
      origin,
      async ask<Reply>(message: object) {
        const reply = once(child, 'message', {
          signal: AbortSignal.any([ended.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
        });
        child.send(message);
        return (await reply)[0] as Reply;
      },
    };
  }

  async end(): Promise<void> {
    const running = this.#children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ended = running.map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(ended);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
