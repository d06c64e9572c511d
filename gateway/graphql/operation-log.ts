import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { bounded } from '../../shared/metrics/bounded.ts';
import type { GatewayContext } from '../context.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import { REGISTERED_NAMES } from './registered-operations.ts';

/** One line for each operation, without its variables; and the request id on each of its errors, for whoever asks us about one. */
export function operationLog(metrics: GatewayMetrics | null): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart({ contextValue }) {
      const started = performance.now();
      return {
        async didResolveOperation({ operation }) {
          if (operation?.operation === 'query') contextValue.deadline.tighten(READ_TIMEOUT_MS);
        },
        async willSendResponse(requestContext) {
          const codes = tagErrors(requestContext);
          const milliseconds = performance.now() - started;
          const operation = {
            name: registeredName(requestContext.operationName),
            client: clientName(requestContext.request.http?.headers.get('apollographql-client-name')),
            kind: requestContext.operation?.operation ?? null,
            codes,
          };
          metrics?.operation({ ...operation, milliseconds });
          contextValue.trace?.operation(operation);
          contextValue.log.info(
            {
              event: 'operation',
              operation: requestContext.operationName?.slice(0, 100) ?? null,
              kind: requestContext.operation?.operation ?? null,
              ms: Math.round(milliseconds),
              ...(codes.length > 0 && { codes }),
            },
            'operation',
          );
        },
      };
    },
  };
}

/** What clients call themselves in `apollographql-client-name` (docs/mobile.md). */
const CLIENTS: ReadonlySet<string> = new Set(['web', 'ios', 'android']);

/** Metrics and traces hold what is known beforehand, and nothing that a caller makes up. */
const registeredName = (name: string | null | undefined) => bounded(REGISTERED_NAMES, name);
const clientName = (name: string | undefined) => bounded(CLIENTS, name);

/** Puts the request id on the errors, and answers their codes. */
function tagErrors({ response, contextValue }: GraphQLRequestContext<GatewayContext>): string[] {
  if (response.body?.kind !== 'single') return [];
  const { singleResult } = response.body;
  if (!singleResult.errors) return [];
  singleResult.errors = singleResult.errors.map((error) => ({
    ...error,
    extensions: { ...error.extensions, requestId: contextValue.requestId },
  }));
  return [...new Set(singleResult.errors.map((error) => String(error.extensions?.code)))];
}
