import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '#shared/time.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { Store } from './store.ts';

/** The stored value of a key. The fingerprint identifies the request, `holder` the execution. */
type StoredExecution =
  | { readonly kind: 'running'; readonly fingerprint: string; readonly holder: string }
  | { readonly kind: 'done'; readonly fingerprint: string; readonly result: string };

export type Execution<T> =
  /** Done: a repeated request gets the same result. */
  | { readonly kind: 'done'; readonly result: T }
  /** Not done, for a reason that the caller can fix, and then use the same key. */
  | { readonly kind: 'refused'; readonly result: T };

/** 'conflict': the key belongs to another request. */
export type KeyedResult<T> = { readonly kind: 'conflict' } | { readonly kind: 'result'; readonly result: T };

/** How long a key stays leased after its gateway last renewed the lease. */
const LEASE_MS = 2_000;
const RENEW_MS = 500;
/** No mutation takes longer. The key isn't renewed after this, so that no request waits forever. */
const MAX_EXECUTION_MS = 90_000;
const RESULT_TTL_MS = DAY_MS;
const POLL_MS = 100;

/**
 * Requests in flight with the same key share one execution, and later ones get the stored result.
 * If the response of an earlier attempt was lost, the host gets the request again with the same
 * key, since only the host knows the outcome.
 */
export class Idempotency {
  readonly #store: Store;
  readonly #metrics: GatewayMetrics | null;
  /** Executions in this process; repeated requests join them without using the store. */
  readonly #running = new Map<string, { fingerprint: string; keyed: Promise<KeyedResult<unknown>> }>();

  constructor(store: Store, metrics: GatewayMetrics | null = null) {
    this.#store = store;
    this.#metrics = metrics;
  }

  async run<T>(key: string, fingerprint: string, execute: () => Promise<Execution<T>>): Promise<KeyedResult<T>> {
    const running = this.#running.get(key);
    // Executions of one key were started here, with the same T.
    if (running) {
      const isSame = running.fingerprint === fingerprint;
      this.#metrics?.idempotencyKey(isSame ? 'joined' : 'conflict');
      return isSame ? (running.keyed as Promise<KeyedResult<T>>) : { kind: 'conflict' };
    }
    const keyed = this.#leaseAndRun(`once:${key}`, fingerprint, execute).finally(() => this.#running.delete(key));
    this.#running.set(key, { fingerprint, keyed });
    return keyed;
  }

  async #leaseAndRun<T>(
    key: string,
    fingerprint: string,
    execute: () => Promise<Execution<T>>,
  ): Promise<KeyedResult<T>> {
    const lease = JSON.stringify({ kind: 'running', fingerprint, holder: randomUUID() } satisfies StoredExecution);
    const existing = await this.#lease<T>(key, fingerprint, lease);
    if (existing) {
      this.#metrics?.idempotencyKey(existing.kind === 'conflict' ? 'conflict' : 'replayed');
      return existing;
    }
    const renewing = setInterval(() => void this.#store.extend(key, lease, LEASE_MS), RENEW_MS);
    const stopRenewing = setTimeout(() => clearInterval(renewing), MAX_EXECUTION_MS);
    try {
      const { kind, result } = await execute();
      if (kind === 'done') await this.#storeResult(key, { kind: 'done', fingerprint, result: JSON.stringify(result) });
      else await this.#store.drop(key, lease);
      this.#metrics?.idempotencyKey(kind === 'done' ? 'executed' : 'refused');
      return { kind: 'result', result };
    } catch (error) {
      this.#metrics?.idempotencyKey('failed');
      await this.#store.drop(key, lease);
      throw error;
    } finally {
      clearInterval(renewing);
      clearTimeout(stopRenewing);
    }
  }

  /** Waits for the gateway that holds the key. Null once it is leased here, else its result. */
  async #lease<T>(key: string, fingerprint: string, lease: string): Promise<KeyedResult<T> | null> {
    for (; ; await pause(POLL_MS)) {
      const found = await this.#store.lease(key, lease, LEASE_MS);
      if (found === null) return null;
      const stored = JSON.parse(found) as StoredExecution;
      if (stored.fingerprint !== fingerprint) return { kind: 'conflict' };
      if (stored.kind === 'done') return { kind: 'result', result: JSON.parse(stored.result) as T };
    }
  }

  async #storeResult(key: string, execution: StoredExecution): Promise<void> {
    await this.#store.put(key, JSON.stringify(execution), RESULT_TTL_MS);
  }
}
