import {
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { startTracing } from '#shared/server/tracing/provider.ts';
import { scriptOf } from './scripts/http/request-log.ts';

const propagator = new W3CTraceContextPropagator();

export type BackendTracing = ReturnType<typeof createBackendTracing>;

/**
 * A span per request to a script, which continues the gateway's trace, and one per database
 * transaction below it.
 */
export function createBackendTracing(logger: Logger) {
  const { tracer, shutdown } = startTracing('backend', logger);
  // Transactions are begun far from the request, so they find its span through the async context.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const open = new WeakMap<FastifyRequest, { span: Span; around: Context }>();

  return {
    traceRequests(app: FastifyInstance): void {
      app.addHook('onRequest', async (request) => {
        const { headers, method, routeOptions } = request;
        const script = scriptOf(routeOptions.url);
        const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
        const attributes = { 'mendwell.script': script, 'http.request.method': method };
        const span = tracer.startSpan(script, { kind: SpanKind.SERVER, attributes }, parent);
        open.set(request, { span, around: trace.setSpan(parent, span) });
      });
      app.addHook('preHandler', (request, _reply, done) => {
        context.with(open.get(request)?.around ?? ROOT_CONTEXT, done);
      });
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = open.get(request)?.span;
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    /** Runs a transaction in a span of its request. Changes by the clock are not traced. */
    async transaction<T>(run: () => Promise<T>): Promise<T> {
      if (!trace.getActiveSpan()) return run();
      const span = tracer.startSpan('transaction');
      try {
        return await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    async shutdown(): Promise<void> {
      await shutdown();
      context.disable();
    },
  };
}
