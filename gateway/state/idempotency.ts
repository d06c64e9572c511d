import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { Store } from './store.ts';

/**
 * What is remembered of a key. `print` tells whether the same is asked again; `holder` is one run
 * of an act.
 */
type Memory =
  | { readonly state: 'running'; readonly print: string; readonly holder: string }
  | { readonly state: 'done'; readonly print: string; readonly result: string };

/** What came of running an act under a key. */
export type Ended<T> =
  /** Done: whoever asks again is told the same. */
  | { readonly ended: 'done'; readonly result: T }
  /** Not done, for a reason that the caller can put right and try again with the same key. */
  | { readonly ended: 'refused'; readonly result: T };

export type Guarded<T> = { readonly conflict: true } | { readonly conflict: false; readonly result: T };

/** How long a key stays taken after the last sign of life of the gateway that holds it. */
const LEASE_MS = 2_000;
const RENEW_MS = 500;
/** No act takes longer. After this the key is no longer renewed, so that nobody waits for ever. */
const RUNNING_MS = 90_000;
const REMEMBERED_MS = 24 * 60 * 60_000;
const LOOK_AGAIN_MS = 100;

/**
 * Joins what is asked for at the same time under one key, and answers what is known to be done from
 * memory. Everything else goes on to the host with its key, also when an earlier attempt was never
 * answered: only the host knows what became of that one.
 */
export class Idempotency {
  readonly #store: Store;
  readonly #metrics: GatewayMetrics | null;
  /** The acts under way in this process: who asks again joins without going through the store. */
  readonly #running = new Map<string, { print: string; guarded: Promise<Guarded<unknown>> }>();

  constructor(store: Store, metrics: GatewayMetrics | null = null) {
    this.#store = store;
    this.#metrics = metrics;
  }

  /**
   * Runs the act, or answers with what it answered before, or says that the key belongs to
   * something else (`conflict`).
   */
  async run<T>(key: string, print: string, act: () => Promise<Ended<T>>): Promise<Guarded<T>> {
    const running = this.#running.get(key);
    // What runs under a key was started here, with the same T.
    if (running) {
      const isSame = running.print === print;
      this.#metrics?.idempotencyKey(isSame ? 'joined' : 'conflict');
      return isSame ? (running.guarded as Promise<Guarded<T>>) : { conflict: true };
    }
    const guarded = this.#claimAndRun(`once:${key}`, print, act).finally(() => this.#running.delete(key));
    this.#running.set(key, { print, guarded });
    return guarded;
  }

  async #claimAndRun<T>(key: string, print: string, act: () => Promise<Ended<T>>): Promise<Guarded<T>> {
    const mine = JSON.stringify({ state: 'running', print, holder: randomUUID() } satisfies Memory);
    const known = await this.#claim<T>(key, print, mine);
    if (known) {
      this.#metrics?.idempotencyKey(known.conflict ? 'conflict' : 'replayed');
      return known;
    }
    const renewing = setInterval(() => void this.#store.extend(key, mine, LEASE_MS), RENEW_MS);
    const tooLong = setTimeout(() => clearInterval(renewing), RUNNING_MS);
    try {
      const { ended, result } = await act();
      if (ended === 'done') await this.#remember(key, { state: 'done', print, result: JSON.stringify(result) });
      else await this.#store.drop(key, mine);
      this.#metrics?.idempotencyKey(ended === 'done' ? 'executed' : 'refused');
      return { conflict: false, result };
    } catch (error) {
      this.#metrics?.idempotencyKey('failed');
      await this.#store.drop(key, mine);
      throw error;
    } finally {
      clearInterval(renewing);
      clearTimeout(tooLong);
    }
  }

  /**
   * Takes the key, and answers null; waits for the gateway that holds it. Answers what is known of
   * the key when it cannot be taken.
   */
  async #claim<T>(key: string, print: string, mine: string): Promise<Guarded<T> | null> {
    for (; ; await pause(LOOK_AGAIN_MS)) {
      const found = await this.#store.claim(key, mine, LEASE_MS);
      if (found === null) return null;
      const memory = JSON.parse(found) as Memory;
      if (memory.print !== print) return { conflict: true };
      if (memory.state === 'done') return { conflict: false, result: JSON.parse(memory.result) as T };
    }
  }

  async #remember(key: string, memory: Memory): Promise<void> {
    await this.#store.put(key, JSON.stringify(memory), REMEMBERED_MS);
  }
}
