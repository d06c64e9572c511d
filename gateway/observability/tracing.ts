import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Logger } from '#shared/server/log/logger.ts';
import { startTracing } from '#shared/server/tracing/provider.ts';

const propagator = new W3CTraceContextPropagator();

export interface GatewayTracing {
  /** `headers` are those whose `traceparent` is trusted, or null for a new trace. */
  request(requestId: string, headers: Readonly<Record<string, unknown>> | null): RequestTrace;
  shutdown(): Promise<void>;
}

export function createGatewayTracing(log: Logger): GatewayTracing {
  const { tracer, shutdown } = startTracing('gateway', log);
  return {
    request(requestId, headers) {
      const parent = headers ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
      return new RequestTrace(tracer, parent, requestId);
    },
    shutdown,
  };
}

/** `name` and `client` come from fixed lists. */
interface Operation {
  readonly name: string;
  readonly kind: string | null;
  readonly client: string;
  readonly codes: readonly string[];
}

/**
 * The span of a GraphQL request, the parent of its calls and upload. Context is passed explicitly,
 * since async context costs time.
 */
export class RequestTrace {
  readonly #tracer: Tracer;
  readonly #span: Span;
  readonly #context: Context;

  constructor(tracer: Tracer, parent: Context, requestId: string) {
    this.#tracer = tracer;
    const attributes = { 'mendwell.request_id': requestId };
    this.#span = tracer.startSpan('graphql', { kind: SpanKind.SERVER, attributes }, parent);
    this.#context = trace.setSpan(parent, this.#span);
  }

  operation({ name, kind, client, codes }: Operation): void {
    this.#span.updateName(name);
    this.#span.setAttributes({
      'graphql.operation.name': name,
      ...(kind !== null && { 'graphql.operation.type': kind }),
      'mendwell.client': client,
    });
    if (codes.length === 0) return;
    this.#span.setAttribute('mendwell.error_codes', [...codes]);
    this.#span.setStatus({ code: SpanStatusCode.ERROR });
  }

  refused(code: string): void {
    this.#span.setAttribute('mendwell.error_codes', [code]);
    this.#span.setStatus({ code: SpanStatusCode.ERROR });
  }

  call(script: string, method: string, attempt: number): CallTrace {
    const attributes = { 'mendwell.script': script, 'http.request.method': method, 'mendwell.attempt': attempt };
    const span = this.#tracer.startSpan(script, { kind: SpanKind.CLIENT, attributes }, this.#context);
    return new CallTrace(span, trace.setSpan(this.#context, span));
  }

  /** Starts the span of receiving files. Call the result when they have arrived. */
  upload(): (bytes: number) => void {
    const span = this.#tracer.startSpan('upload', {}, this.#context);
    return (bytes) => {
      span.setAttribute('mendwell.upload_bytes', bytes);
      span.end();
    };
  }

  end(): void {
    this.#span.end();
  }
}

export class CallTrace {
  readonly #span: Span;
  /** The headers that let the host continue the trace. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(span: Span, context: Context) {
    this.#span = span;
    const headers: Record<string, string> = {};
    propagator.inject(context, headers, defaultTextMapSetter);
    this.headers = headers;
  }

  responded(status: number): void {
    this.#span.setAttribute('http.response.status_code', status);
  }

  failed(kind: string, status: number | undefined): void {
    this.#span.setAttribute('mendwell.fault', kind);
    if (status !== undefined) this.responded(status);
    this.#span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.#span.end();
  }
}
