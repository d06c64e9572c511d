import type { Logger } from '../../observability/logger.ts';
import { UPLOAD_TIMEOUT_MS } from '../endpoints/endpoint.ts';
import { completenessOf } from '../wire/list.ts';
import type { Accepted } from './accept.ts';
import { Breaker } from './breaker.ts';
import { Bulkhead } from './bulkhead.ts';
import type { Exchange, OutgoingCall, RawAnswer } from './exchange.ts';
import { LegacyFault } from './fault.ts';
import { type Loaded, PublicCache } from './public-cache.ts';

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

/** What all callers share on the way to the host: connections, breakers, lanes, and the answers that are the same for everybody. */
export class Transport {
  readonly publicCache: PublicCache;
  readonly maxCallMs: number;
  readonly #exchange: Exchange;
  readonly #breaker: Breaker;
  readonly #bulkhead: Bulkhead;
  readonly #log: Logger;

  constructor(exchange: Exchange, log: Logger, limits: TransportLimits, now?: () => number) {
    this.publicCache = new PublicCache(now);
    this.maxCallMs = limits.maxCallMs;
    this.#exchange = exchange;
    this.#log = log;
    this.#bulkhead = new Bulkhead(limits);
    this.#breaker = new Breaker({
      ...limits,
      onChange: (script, state) => log.warn({ event: 'breaker', script, state }, `breaker ${state}`),
    });
  }

  /** Makes one call and logs it in one line, which never holds a query, a header or a body. */
  async attempt<T>(
    call: OutgoingCall,
    about: { requestId: string; attempt: number },
    signal: AbortSignal,
    accept: (raw: RawAnswer) => Accepted<T>,
  ): Promise<Loaded<T>> {
    const script = call.name.replace(/^\/php\//, '');
    const started = performance.now();
    const line = { event: 'legacy call', ...about, method: call.method, script };
    try {
      return await this.#breaker.run(script, () =>
        this.#bulkhead.run(script, signal, async () => {
          const raw = await this.#exchange.send(call, signal);
          const { value, dropped, isRecovered } = accept(raw);
          const ms = Math.round(performance.now() - started);
          this.#log.info({ ...line, status: raw.status, ms, bytes: raw.bytes }, 'legacy call');
          if (isRecovered)
            this.#log.warn({ ...line, event: 'diagnostics before answer' }, 'PHP diagnostics passed over');
          if (dropped.length > 0) {
            const places = dropped.map(({ problem: _, ...place }) => place);
            this.#log.warn({ ...line, event: 'records dropped', dropped: places }, 'records left out');
          }
          return { value, bytes: raw.bytes, completeness: completenessOf(dropped) };
        }),
      );
    } catch (error) {
      const ms = Math.round(performance.now() - started);
      if (error instanceof LegacyFault) {
        const { kind, status, reason } = error;
        this.#log.warn({ ...line, ms, fault: kind, status, reason }, 'legacy call failed');
      }
      throw error;
    }
  }

  /** The host has just said that it is there: no script is left alone any longer. */
  hostIsThere(): void {
    this.#breaker.reset();
  }
}
