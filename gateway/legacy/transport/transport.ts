import type { Logger } from '#shared/server/log/logger.ts';
import { type CacheBudgets, DEFAULT_BUDGETS } from '../../cache-budgets.ts';
import type { GatewayMetrics } from '../../observability/metrics.ts';
import type { RequestTrace } from '../../observability/tracing.ts';
import { UPLOAD_TIMEOUT_MS } from '../endpoints/endpoint.ts';
import { completenessOf } from '../wire/list.ts';
import type { Cancellation } from './cancellation.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { HttpClient, OutgoingCall } from './http-client.ts';
import { LegacyError } from './legacy-error.ts';
import type { ParsedResponse } from './parse-response.ts';
import { ParsedResponses } from './parsed-responses.ts';
import { type Loaded, PublicCache } from './public-cache.ts';
import type { RawResponse } from './raw-response.ts';

export interface TransportLimits {
  /** Consecutive faults of a script after which it is left alone. */
  readonly faultsToOpen: number;
  /** For how long it is left alone, in milliseconds. */
  readonly openMs: number;
  /** Calls of one script under way at once. */
  readonly maxRunning: number;
  /** Calls of one script that may wait for their turn. */
  readonly maxWaiting: number;
  /** No call takes longer than this, in milliseconds, whatever its endpoint allows. */
  readonly maxCallMs: number;
}

export const DEFAULT_TRANSPORT_LIMITS: TransportLimits = {
  faultsToOpen: 8,
  openMs: 10_000,
  maxRunning: 48,
  maxWaiting: 200,
  maxCallMs: UPLOAD_TIMEOUT_MS,
};

interface TransportOptions {
  /** Clock of the public cache, in milliseconds. */
  readonly now?: (() => number) | undefined;
  readonly metrics?: GatewayMetrics | null;
  readonly budgets?: CacheBudgets;
}

/**
 * What all callers share: connections, circuit breakers, concurrency limits and public responses.
 */
export class Transport {
  readonly publicCache: PublicCache;
  readonly parsedResponses: ParsedResponses;
  readonly maxCallMs: number;
  /** Called when a mutation of this gateway has invalidated the answers of scripts. */
  onInvalidated: (scripts: readonly string[]) => void = () => undefined;
  /** Called when a script is left alone from now on. */
  onBreakerOpen: () => void = () => undefined;
  readonly #exchange: HttpClient;
  readonly #breaker: CircuitBreaker;
  readonly #bulkhead: ConcurrencyLimit;
  readonly #log: Logger;
  readonly #metrics: GatewayMetrics | null;

  constructor(
    exchange: HttpClient,
    log: Logger,
    limits: TransportLimits,
    { now, metrics = null, budgets = DEFAULT_BUDGETS }: TransportOptions = {},
  ) {
    this.publicCache = new PublicCache(budgets.publicAnswers, now, metrics?.cacheRead);
    this.parsedResponses = new ParsedResponses(budgets.privateAnswers);
    this.#metrics = metrics;
    this.maxCallMs = limits.maxCallMs;
    this.#exchange = exchange;
    this.#log = log;
    this.#bulkhead = new ConcurrencyLimit(limits);
    this.#breaker = new CircuitBreaker({
      ...limits,
      onChange: (script, state) => {
        log.warn({ event: 'breaker', script, state }, `breaker ${state}`);
        if (state === 'open') this.onBreakerOpen();
      },
    });
  }

  /** Makes one call and logs it in one line, which never holds a query, a header or a body. */
  async attempt<T>(
    call: OutgoingCall,
    { trace, ...about }: { requestId: string; trace: RequestTrace | null; attempt: number },
    cancellation: Cancellation,
    accept: (raw: RawResponse) => ParsedResponse<T>,
  ): Promise<Loaded<T>> {
    const script = call.name.replace(/^\/php\//, '');
    const started = performance.now();
    const span = trace?.call(script, call.method, about.attempt);
    const sent = span ? { ...call, headers: { ...call.headers, ...span.headers } } : call;
    const line = { event: 'legacy call' as const, ...about, method: call.method, script };
    try {
      return await this.#breaker.run(script, () =>
        this.#bulkhead.run(script, cancellation, async () => {
          const raw = await this.#exchange.send(sent, cancellation);
          const { value, dropped, isRecovered } = accept(raw);
          span?.answered(raw.status);
          const ms = Math.round(performance.now() - started);
          this.#log.info({ ...line, status: raw.status, ms, bytes: raw.bytes }, 'legacy call');
          if (isRecovered)
            this.#log.warn({ ...line, event: 'diagnostics before answer' }, 'PHP diagnostics passed over');
          if (dropped.length > 0) {
            const places = dropped.map(({ problem: _, ...place }) => place);
            this.#log.warn({ ...line, event: 'records dropped', dropped: places }, 'records left out');
          }
          const completeness = completenessOf(dropped);
          return { value, bytes: raw.bytes, completeness, fingerprint: raw.fingerprint };
        }),
      );
    } catch (error) {
      const ms = Math.round(performance.now() - started);
      if (error instanceof LegacyError) {
        const { kind, status, reason } = error;
        this.#metrics?.legacyFault(script, kind);
        span?.failed(kind, status);
        this.#log.warn({ ...line, ms, fault: kind, status, reason }, 'legacy call failed');
      }
      throw error;
    } finally {
      span?.end();
      this.#metrics?.legacyCall(script, performance.now() - started);
    }
  }

  /** Evicts the cached answers of these scripts, here and on the other gateways. */
  invalidate(scripts: readonly string[]): void {
    this.evict(scripts);
    this.onInvalidated(scripts);
  }

  /** Evicts the cached answers of these scripts on this gateway. */
  evict(scripts: readonly string[]): void {
    for (const script of scripts) this.publicCache.evict(script);
  }

  openBreakers(): Iterable<string> {
    return this.#breaker.openScripts();
  }

  callLoads(): ReturnType<ConcurrencyLimit['loads']> {
    return this.#bulkhead.loads();
  }

  /** The host says that it can be called: whether each script can shows the next call. */
  hostMayBeBack(): void {
    this.#breaker.probeNow();
  }

  /** The host has just said that it is there: no script is left alone any longer. */
  hostIsThere(): void {
    this.#breaker.reset();
  }
}
