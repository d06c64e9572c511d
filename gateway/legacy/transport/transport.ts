import type { Logger } from '#shared/server/log/logger.ts';
import { NetworkBudgets } from '../../client-network.ts';
import { type Clock, realClock } from '../../clock.ts';
import { type CacheBudgets, DEFAULT_BUDGETS, type TransportLimits, WRITES_PER_CALL } from '../../limits.ts';
import type { GatewayMetrics } from '../../observability/metrics.ts';
import type { CallTrace, RequestTrace } from '../../observability/tracing.ts';
import { completenessOf, type Dropped } from '../wire/list.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Cancellation } from './deadline.ts';
import type { HttpClient, OutgoingCall } from './http-client.ts';
import { LegacyError } from './legacy-error.ts';
import type { ParsedResponse } from './parse-response.ts';
import { ParsedResponses } from './parsed-responses.ts';
import { type Loaded, PublicCache } from './public-cache.ts';
import type { RawResponse } from './raw-response.ts';

interface TransportOptions {
  readonly now?: (() => number) | undefined;
  readonly clock?: Clock;
  readonly metrics?: GatewayMetrics | null;
  readonly budgets?: CacheBudgets;
}

/** Shared by all callers: connections, breakers, concurrency limits, public responses. */
export class Transport {
  readonly publicCache: PublicCache;
  readonly parsedResponses: ParsedResponses;
  readonly clock: Clock;
  /** What the host said in its latest good response: a proxy's error page knows nothing of it. */
  keepsIdempotencyKeys = false;
  /** Called when a mutation of this gateway has invalidated the responses of scripts. */
  onInvalidated: (scripts: readonly string[]) => void = () => undefined;
  /** Called when cached responses of scripts are evicted, by any gateway's mutation. */
  onEvicted: (scripts: readonly string[]) => void = () => undefined;
  onBreakerOpen: () => void = () => undefined;
  readonly #http: HttpClient;
  readonly #breaker: CircuitBreaker;
  readonly #concurrencyLimit: ConcurrencyLimit;
  readonly #readBudgets: NetworkBudgets;
  readonly #writeBudgets: NetworkBudgets;
  readonly #observers: { readonly log: Logger; readonly metrics: GatewayMetrics | null };

  constructor(
    http: HttpClient,
    log: Logger,
    limits: TransportLimits,
    { now, clock = realClock, metrics = null, budgets = DEFAULT_BUDGETS }: TransportOptions = {},
  ) {
    this.publicCache = new PublicCache(budgets.publicResponses, now, metrics?.cacheRead);
    this.parsedResponses = new ParsedResponses(budgets.privateResponses);
    this.clock = clock;
    this.#http = http;
    this.#observers = { log, metrics };
    this.#readBudgets = new NetworkBudgets({ ...limits, perSecond: limits.callsPerSecond });
    this.#writeBudgets = new NetworkBudgets({ ...limits, perSecond: limits.callsPerSecond * WRITES_PER_CALL });
    this.#concurrencyLimit = new ConcurrencyLimit(limits);
    this.#breaker = new CircuitBreaker({
      ...limits,
      onChange: (script, state) => {
        log.warn({ event: 'breaker', script, state }, `breaker ${state}`);
        if (state === 'open') this.onBreakerOpen();
      },
    });
  }

  /** Makes one call and reports it. Throws a `LegacyError` when it fails. */
  async attempt<T>(
    call: OutgoingCall,
    origin: CallOrigin,
    cancellation: Cancellation,
    parse: (raw: RawResponse) => ParsedResponse<T>,
  ): Promise<Loaded<T>> {
    const report = new CallReport(call, origin, this.#observers);
    const { script } = report;
    const { network } = origin;
    try {
      // A write must not fail because of a page's reads.
      const budgets = call.method === 'GET' ? this.#readBudgets : this.#writeBudgets;
      const wait = network === null ? null : budgets.take(network);
      if (wait !== null) throw new LegacyError('limited', { reason: 'too many calls', retryAfterSeconds: wait });
      return await this.#breaker.run(script, () =>
        this.#concurrencyLimit.run(script, network ?? '', cancellation, async () => {
          const raw = await this.#http.send(report.traced(call), cancellation);
          const parsed = parse(raw);
          report.succeeded(raw, parsed);
          this.keepsIdempotencyKeys = raw.keepsIdempotencyKeys;
          const { bytes, fingerprint } = raw;
          return { value: parsed.value, bytes, completeness: completenessOf(parsed.dropped), fingerprint };
        }),
      );
    } catch (error) {
      report.failed(error);
      throw error;
    } finally {
      report.end();
    }
  }

  waitForCalls(network: string, calls: number): number | null {
    return this.#readBudgets.wait(network, calls);
  }

  /** Evicts the cached responses of these scripts, here and on the other gateways. */
  invalidate(scripts: readonly string[]): void {
    this.evict(scripts);
    this.onInvalidated(scripts);
  }

  /** Evicts the cached responses of these scripts on this gateway. */
  evict(scripts: readonly string[]): void {
    for (const script of scripts) this.publicCache.evict(script);
    this.onEvicted(scripts);
  }

  openBreakers(): Iterable<string> {
    return this.#breaker.openScripts();
  }

  callLoads(): ReturnType<ConcurrencyLimit['loads']> {
    return this.#concurrencyLimit.loads();
  }

  /** The host is ready, but not necessarily every script: the next call of each is a probe. */
  probeOpenBreakers(): void {
    this.#breaker.probeNow();
  }

  /** The host has just started. */
  resetBreakers(): void {
    this.#breaker.reset();
  }
}

export interface CallOrigin {
  readonly requestId: string;
  readonly trace: RequestTrace | null;
  readonly network: string | null;
  readonly attempt: number;
}

/** Logs, measures and traces one call. A log line never holds a query, a header or a body. */
class CallReport {
  readonly script: string;
  readonly #log: Logger;
  readonly #metrics: GatewayMetrics | null;
  readonly #span: CallTrace | null;
  readonly #line: { event: 'legacy call'; requestId: string; attempt: number; method: string; script: string };
  readonly #started = performance.now();

  constructor(
    { name, method }: OutgoingCall,
    { requestId, attempt, trace }: CallOrigin,
    observers: { readonly log: Logger; readonly metrics: GatewayMetrics | null },
  ) {
    this.script = name.replace(/^\/php\//, '');
    this.#log = observers.log;
    this.#metrics = observers.metrics;
    this.#span = trace?.call(this.script, method, attempt) ?? null;
    this.#line = { event: 'legacy call', requestId, attempt, method, script: this.script };
  }

  /** The call with the headers that continue its trace. */
  traced(call: OutgoingCall): OutgoingCall {
    return this.#span ? { ...call, headers: { ...call.headers, ...this.#span.headers } } : call;
  }

  succeeded({ status, bytes }: RawResponse, parsed: ParsedResponse<unknown>): void {
    const { dropped, lateDropped, isRecovered, withheld } = parsed;
    this.#span?.responded(status);
    this.#log.info({ ...this.#line, status, ms: this.#elapsedMs, bytes }, 'legacy call');
    if (isRecovered)
      this.#log.warn({ ...this.#line, event: 'diagnostics before answer' }, 'other output around the JSON skipped');
    if (withheld.length > 0)
      this.#log.warn(
        { ...this.#line, event: 'message withheld', status, withheld },
        "the host's internal text withheld",
      );
    if (dropped.length > 0) this.#dropped(dropped);
    if (lateDropped) lateDropped.onFound = (found) => this.#dropped(found);
  }

  #dropped(dropped: readonly Dropped[]): void {
    const fields = dropped.map(({ problem: _, ...field }) => field);
    this.#log.warn({ ...this.#line, event: 'records dropped', dropped: fields }, 'unreadable records dropped');
  }

  failed(error: unknown): void {
    if (!(error instanceof LegacyError)) return;
    const { kind, status, reason } = error;
    this.#metrics?.legacyError(this.script, kind);
    this.#span?.failed(kind, status);
    this.#log.warn({ ...this.#line, ms: this.#elapsedMs, fault: kind, status, reason }, 'legacy call failed');
  }

  end(): void {
    this.#span?.end();
    this.#metrics?.legacyCall(this.script, performance.now() - this.#started);
  }

  get #elapsedMs(): number {
    return Math.round(performance.now() - this.#started);
  }
}
