import type { Tracer } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { Logger, Service } from '../log/logger.ts';

const SHUTDOWN_MS = 2_000;

/** Logs once when the collector becomes unreachable, and once when it recovers. */
class WatchedExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Logger;
  #isUnreachable = false;

  constructor(exporter: SpanExporter, log: Logger) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      this.#note(result);
      // Already logged: the SDK would log it too, in its own format.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #note({ code, error }: ExportResult): void {
    const isUnreachable = code === ExportResultCode.FAILED;
    if (isUnreachable === this.#isUnreachable) return;
    this.#isUnreachable = isUnreachable;
    if (isUnreachable)
      this.#log.warn({ event: 'traces', state: 'unreachable', err: error }, 'trace collector unreachable');
    else this.#log.info({ event: 'traces', state: 'reachable' }, 'trace collector reachable');
  }
}

export interface Tracing {
  readonly tracer: Tracer;
  /** Exports the remaining spans, for two seconds at most. */
  shutdown(): Promise<void>;
}

/** Starts OpenTelemetry with the standard variables `OTEL_...`. Only imported when it is on. */
export function startTracing(service: Service, log: Logger): Tracing {
  const defaults = resourceFromAttributes({ 'service.name': `mendwell-${service}`, 'mendwell.service': service });
  const provider = new BasicTracerProvider({
    resource: defaults.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new WatchedExporter(new OTLPTraceExporter(), log))],
  });
  return {
    tracer: provider.getTracer(`mendwell-${service}`),
    shutdown: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => setTimeout(resolve, SHUTDOWN_MS).unref()),
      ]),
  };
}
