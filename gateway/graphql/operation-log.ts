import type { IncomingHttpHeaders } from 'node:http';
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import type { Logger } from '#shared/server/log/logger.ts';
import { bounded } from '#shared/server/metrics/registry.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { RequestTrace } from '../observability/tracing.ts';
import type { OperationContext } from './operation-context.ts';
import type { RegisteredOperations } from './registered-operations.ts';

/** Reports each operation, and adds the request id to its errors, for support. */
export function operationLog(
  metrics: GatewayMetrics | null,
  registered: RegisteredOperations,
): ApolloServerPlugin<OperationContext> {
  return {
    async requestDidStart({ contextValue }) {
      const started = performance.now();
      return {
        async didResolveOperation({ operation, operationName }) {
          contextValue.facts.kind = operation?.operation ?? null;
          contextValue.facts.name = operationName;
          if (operation?.operation === 'query') contextValue.deadline.tighten(READ_TIMEOUT_MS);
        },
        async willSendResponse(requestContext) {
          const codes = tagErrors(requestContext);
          contextValue.facts.hasErrors = codes.length > 0;
          const operation: ReportedOperation = {
            name: requestContext.operationName ?? null,
            kind: requestContext.operation?.operation ?? null,
            client: requestContext.request.http?.headers.get('apollographql-client-name'),
            codes,
            milliseconds: performance.now() - started,
          };
          const { log, trace } = contextValue;
          reportOperation(operation, { log, trace, metrics, registered });
        },
      };
    },
  };
}

interface ReportedOperation {
  readonly name: string | null;
  readonly kind: string | null;
  readonly client: string | undefined;
  readonly codes: readonly string[];
  readonly milliseconds: number;
}

interface Reporters {
  readonly log: Logger;
  readonly metrics: GatewayMetrics | null;
  readonly trace: RequestTrace | null;
  readonly registered: RegisteredOperations;
}

/** Writes one log line, without variables, and records the operation in metrics and trace. */
function reportOperation(operation: ReportedOperation, { log, metrics, trace, registered }: Reporters): void {
  const { name, kind, codes, milliseconds } = operation;
  if (metrics || trace) {
    // Metrics and traces only contain known names, not any name that a caller sends.
    const labels = { name: bounded(registered.names, name), client: clientName(operation.client), kind, codes };
    metrics?.operation({ ...labels, milliseconds });
    trace?.operation(labels);
  }
  log.info(
    {
      event: 'operation',
      operation: name?.slice(0, 100) ?? null,
      kind,
      ms: Math.round(milliseconds),
      ...(codes.length > 0 && { codes }),
    },
    'operation',
  );
}

export function reportCachedResponse(
  { headers }: { readonly headers: IncomingHttpHeaders },
  name: string | null,
  started: number,
  reporters: Reporters,
): void {
  const client = headers['apollographql-client-name'];
  const milliseconds = performance.now() - started;
  const operation = {
    name,
    kind: 'query',
    client: Array.isArray(client) ? client[0] : client,
    codes: [],
    milliseconds,
  };
  reportOperation(operation, reporters);
}

/** Known values of the header `apollographql-client-name` (docs/mobile.md). */
const CLIENTS: ReadonlySet<string> = new Set(['web', 'ios', 'android']);

const clientName = (name: string | undefined) => bounded(CLIENTS, name);

function tagErrors({ response, contextValue }: GraphQLRequestContext<OperationContext>): string[] {
  if (response.body?.kind !== 'single') return [];
  const { singleResult } = response.body;
  if (!singleResult.errors) return [];
  singleResult.errors = singleResult.errors.map((error) => ({
    ...error,
    extensions: { ...error.extensions, requestId: contextValue.requestId },
  }));
  return [...new Set(singleResult.errors.map((error) => String(error.extensions?.code)))];
}
