import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Logger } from '#shared/server/log/logger.ts';
import { backendEnvironment } from './config.ts';
import type { Host } from './server-options.ts';

/** The messages of the backend over the IPC channel; `metrics` is sent on request. */
const backendMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('listening'),
    port: z.int().positive(),
    demo: z.object({ email: z.string(), password: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal('refused'), problems: z.array(z.string()) }),
  z.object({ kind: z.literal('metrics'), text: z.string() }),
]);

export interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

/** The backend refused to start. The message lists every problem. */
export class BackendRefused extends Error {
  constructor(problems: readonly string[]) {
    super(`The embedded backend cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;
/** The backoff is reset after the backend has run for this long. */
const STABLE_MS = 30_000;
const STOP_TIMEOUT_MS = 8_000;
const METRICS_TIMEOUT_MS = 2_000;

/** The source file when this is a source file, else the built one. */
const SCRIPT = fileURLToPath(new URL(`../backend/main${extname(import.meta.url)}`, import.meta.url));

/** The backend as a child process on a free local port, restarted with exponential backoff. */
export class EmbeddedBackend implements Host {
  readonly isEmbedded = true;
  readonly #log: Logger;
  readonly #onListening: () => void;
  readonly #started: Promise<DemoLogin | null>;
  readonly #metricsWaiters = new Set<(text: string | null) => void>();
  #child: ChildProcess | null = null;
  #origin: string | null = null;
  #isStopping = false;
  #pauseMs = MIN_PAUSE_MS;
  #restart: NodeJS.Timeout | undefined;
  #resolve: (demo: DemoLogin | null) => void = () => undefined;
  #reject: (error: BackendRefused) => void = () => undefined;

  constructor(log: Logger, onListening: () => void) {
    this.#log = log;
    this.#onListening = onListening;
    this.#started = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  readonly origin = (): string | null => this.#origin;

  /** The backend's metrics; null when it doesn't respond in time. */
  readonly readMetrics = (): Promise<string | null> => {
    if (!this.#child?.connected) return Promise.resolve(null);
    this.#child.send({ kind: 'metrics' });
    return new Promise((resolve) => {
      const settle = (text: string | null) => {
        clearTimeout(timer);
        this.#metricsWaiters.delete(settle);
        resolve(text);
      };
      const timer = setTimeout(settle, METRICS_TIMEOUT_MS, null);
      this.#metricsWaiters.add(settle);
    });
  };

  /**
   * Starts it, with `publicUrl` as the origin of links in emails. Resolves with the demo login when
   * it listens for the first time; rejects with a `BackendRefused` when it refuses to start.
   */
  start(publicUrl: string): Promise<DemoLogin | null> {
    this.#run(publicUrl);
    return this.#started;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    // It drains when the channel to its parent closes, which also happens when this process dies.
    if (child.connected) child.disconnect();
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(kill);
  }

  #run(publicUrl: string): void {
    const startedAt = performance.now();
    const child = fork(SCRIPT, {
      env: backendEnvironment(publicUrl),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (raw) => this.#receive(raw));
    child.on('error', (err) => this.#log.error({ event: 'backend', err }, 'embedded backend not started'));
    child.on('exit', (code, signal) => {
      this.#origin = null;
      this.#child = null;
      if (this.#isStopping) return;
      if (performance.now() - startedAt > STABLE_MS) this.#pauseMs = MIN_PAUSE_MS;
      const line = { event: 'backend', state: 'exited', code, signal, restartInMs: this.#pauseMs } as const;
      this.#log.error(line, 'embedded backend exited');
      this.#restart = setTimeout(() => this.#run(publicUrl), this.#pauseMs);
      this.#pauseMs = Math.min(this.#pauseMs * 2, MAX_PAUSE_MS);
    });
  }

  #receive(raw: unknown): void {
    const { data: message } = backendMessage.safeParse(raw);
    if (message?.kind === 'metrics') for (const settle of this.#metricsWaiters) settle(message.text);
    if (message?.kind === 'refused') this.#reject(new BackendRefused(message.problems));
    if (message?.kind !== 'listening') return;
    this.#origin = `http://127.0.0.1:${message.port}`;
    this.#log.info({ event: 'backend', state: 'listening' }, 'embedded backend listening');
    this.#onListening();
    this.#resolve(message.demo);
  }
}
