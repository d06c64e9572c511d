import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Logger } from '#shared/server/log/logger.ts';
import { backendEnvironment } from './config.ts';
import type { Host } from './server.ts';

/** What the backend says over the channel to its parent; `metrics` when it is asked for them. */
const backendMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('listening'),
    port: z.int().positive(),
    demo: z.object({ email: z.string(), password: z.string() }).nullable(),
  }),
  z.object({ type: z.literal('refused'), problems: z.array(z.string()) }),
  z.object({ type: z.literal('metrics'), text: z.string() }),
]);

export interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

export interface EmbeddedBackend extends Host {
  /**
   * Starts it, with `publicUrl` as the origin for links in emails. Resolves with the demo login
   * when it listens for the first time; rejects with the problems when it refuses to start.
   */
  start(publicUrl: string): Promise<DemoLogin | null>;
  /** Has it end what it does, and waits for that. */
  stop(): Promise<void>;
}

export class BackendRefused extends Error {
  constructor(problems: readonly string[]) {
    super(`The embedded backend cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_MS = 30_000;
const STOP_MS = 8_000;
const METRICS_MS = 2_000;

/**
 * Runs the backend as a child process on a free port of this machine, and starts it again, ever
 * more slowly, when it dies. It is known by its path alone: sources run sources, the build runs the
 * build.
 */
export function createEmbeddedBackend(log: Logger, onListening: () => void): EmbeddedBackend {
  const script = fileURLToPath(new URL(`../backend/main${extname(import.meta.url)}`, import.meta.url));
  let child: ChildProcess | null = null;
  let origin: string | null = null;
  let isStopping = false;
  let pauseMs = FIRST_PAUSE_MS;
  let restart: NodeJS.Timeout | undefined;
  const { promise: started, resolve, reject } = withResolvers<DemoLogin | null>();

  function run(publicUrl: string): void {
    const startedAt = performance.now();
    const running = fork(script, {
      env: backendEnvironment(publicUrl),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = running;
    running.on('message', (raw) => {
      const message = backendMessage.safeParse(raw);
      if (!message.success) return;
      if (message.data.type === 'metrics') return onMetrics(message.data.text);
      if (message.data.type === 'refused') return reject(new BackendRefused(message.data.problems));
      origin = `http://127.0.0.1:${message.data.port}`;
      log.info({ event: 'backend', state: 'listening' }, 'embedded backend listening');
      onListening();
      resolve(message.data.demo);
    });
    running.on('error', (err) => log.error({ event: 'backend', err }, 'embedded backend not started'));
    running.on('exit', (code, signal) => {
      origin = null;
      child = null;
      if (isStopping) return;
      if (performance.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      log.error({ event: 'backend', state: 'gone', code, signal, restartInMs: pauseMs }, 'embedded backend gone');
      restart = setTimeout(run, pauseMs, publicUrl);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
  }

  let waiting: ((text: string | null) => void)[] = [];
  function onMetrics(text: string | null): void {
    for (const resolve of waiting.splice(0)) resolve(text);
  }
  function readMetrics(): Promise<string | null> {
    if (!child?.connected) return Promise.resolve(null);
    child.send({ type: 'metrics' });
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting = waiting.filter((other) => other !== answer);
        resolve(null);
      }, METRICS_MS);
      const answer = (text: string | null) => {
        clearTimeout(timer);
        resolve(text);
      };
      waiting.push(answer);
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(restart);
    const running = child;
    if (!running) return;
    const gone = new Promise((done) => running.once('exit', done));
    // It drains when its parent's end of the channel is closed, which also happens when this
    // process dies.
    if (running.connected) running.disconnect();
    const kill = setTimeout(() => running.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(kill);
  }

  function start(publicUrl: string): Promise<DemoLogin | null> {
    run(publicUrl);
    return started;
  }

  return { origin: () => origin, isEmbedded: true, readMetrics, start, stop };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((fulfil, fail) => {
    resolve = fulfil;
    reject = fail;
  });
  return { promise, resolve, reject };
}
