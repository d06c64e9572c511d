import { Cancellation } from './cancellation.ts';
import { runWithin } from './deadline.ts';
import type { HttpClient } from './http-client.ts';
import { LegacyError } from './legacy-error.ts';

const PAUSE_MS = 500;
const TIMEOUT_MS = 3_000;
const READYZ = { method: 'GET', name: '/readyz', path: '/readyz', query: {}, headers: {}, body: null } as const;

/**
 * Asks a backend of ours at `PHP_URL` for `/readyz` from the moment a breaker opens until it is
 * ready, so that customers needn't wait for the breaker after a restart that took a second, or
 * after one of several backends was lost. A host without `/readyz` is asked once.
 */
export class HostProbe {
  readonly #exchange: HttpClient;
  readonly #onReady: () => void;
  readonly #stopped = new Cancellation();
  #timer: NodeJS.Timeout | undefined;
  #isAsking = false;

  constructor(exchange: HttpClient, onReady: () => void) {
    this.#exchange = exchange;
    this.#onReady = onReady;
  }

  start(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    void this.#ask();
  }

  stop(): void {
    this.#stopped.cancel(new LegacyError('cancelled'));
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    const state = await this.#read();
    if (state === 'unavailable' && !this.#stopped.isCancelled) {
      this.#timer = setTimeout(() => void this.#ask(), PAUSE_MS);
      return;
    }
    this.#isAsking = false;
    if (state === 'ready') this.#onReady();
  }

  async #read(): Promise<'ready' | 'unavailable' | 'unknown'> {
    try {
      const { status, text } = await runWithin(TIMEOUT_MS, this.#stopped, (cancellation) =>
        this.#exchange.send(READYZ, cancellation),
      );
      if (status >= 500) return 'unavailable';
      return status === 200 && /^\s*\{\s*"status"\s*:\s*"ready"/.test(text) ? 'ready' : 'unknown';
    } catch {
      return 'unavailable';
    }
  }
}
