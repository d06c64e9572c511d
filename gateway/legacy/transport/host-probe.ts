import { realClock } from '../../clock.ts';
import { Cancellation, runWithTimeout } from './deadline.ts';
import type { HttpClient } from './http-client.ts';
import { LegacyError } from './legacy-error.ts';

const PAUSE_MS = 500;
const TIMEOUT_MS = 3_000;
const READYZ = { method: 'GET', name: '/readyz', path: '/readyz', query: {}, headers: {}, body: null } as const;

/**
 * Polls `/readyz` of a backend of ours at `PHP_URL` from when a breaker opens until it is ready, so
 * that a short restart doesn't last as long as the breaker. A host without `/readyz` is probed
 * once.
 */
export class HostProbe {
  readonly #http: HttpClient;
  readonly #onReady: () => void;
  readonly #stopped = new Cancellation();
  #timer: NodeJS.Timeout | undefined;
  #isProbing = false;

  constructor(http: HttpClient, onReady: () => void) {
    this.#http = http;
    this.#onReady = onReady;
  }

  start(): void {
    if (this.#isProbing) return;
    this.#isProbing = true;
    void this.#probe();
  }

  stop(): void {
    this.#stopped.cancel(new LegacyError('cancelled'));
    clearTimeout(this.#timer);
  }

  async #probe(): Promise<void> {
    const state = await this.#readState();
    if (state === 'unavailable' && !this.#stopped.isCancelled) {
      this.#timer = setTimeout(() => void this.#probe(), PAUSE_MS);
      return;
    }
    this.#isProbing = false;
    if (state === 'ready') this.#onReady();
  }

  async #readState(): Promise<'ready' | 'unavailable' | 'unknown'> {
    try {
      const { status, text } = await runWithTimeout(realClock, TIMEOUT_MS, this.#stopped, (cancellation) =>
        this.#http.send(READYZ, cancellation),
      );
      if (status >= 500) return 'unavailable';
      return status === 200 && /^\s*\{\s*"status"\s*:\s*"ready"/.test(text) ? 'ready' : 'unknown';
    } catch {
      return 'unavailable';
    }
  }
}
