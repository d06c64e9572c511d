import type { Logger } from '#shared/server/log/logger.ts';
import type { GatewayMetrics } from '../../observability/metrics.ts';
import type { CallTrace, RequestTrace } from '../../observability/tracing.ts';
import type { OutgoingCall } from './http-client.ts';
import { LegacyError } from './legacy-error.ts';
import type { ParsedResponse } from './parse-response.ts';
import type { RawResponse } from './raw-response.ts';

/** The request that a call belongs to. */
export interface CallOrigin {
  readonly requestId: string;
  readonly trace: RequestTrace | null;
  /** As in `Caller`. */
  readonly network: string | null;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

/** Logs, measures and traces one call. A log line never holds a query, a header or a body. */
export class CallReport {
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

  succeeded({ status, bytes }: RawResponse, { dropped, isRecovered, withheld }: ParsedResponse<unknown>): void {
    this.#span?.responded(status);
    this.#log.info({ ...this.#line, status, ms: this.#elapsedMs, bytes }, 'legacy call');
    if (isRecovered)
      this.#log.warn({ ...this.#line, event: 'diagnostics before answer' }, 'other output around the JSON skipped');
    if (withheld.length > 0)
      this.#log.warn(
        { ...this.#line, event: 'message withheld', status, withheld },
        "the host's internal text withheld",
      );
    if (dropped.length > 0) {
      const fields = dropped.map(({ problem: _, ...field }) => field);
      this.#log.warn({ ...this.#line, event: 'records dropped', dropped: fields }, 'unreadable records dropped');
    }
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
