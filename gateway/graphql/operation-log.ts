import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import type { GatewayContext } from '../context.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';

/** One line for each operation, without its variables; and the request id on each of its errors, for whoever asks us about one. */
export function operationLog(): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart({ contextValue }) {
      const started = performance.now();
      return {
        async didResolveOperation({ operation }) {
          if (operation?.operation === 'query') contextValue.deadline.tighten(READ_TIMEOUT_MS);
        },
        async willSendResponse(requestContext) {
          const codes = tagErrors(requestContext);
          contextValue.log.info(
            {
              event: 'operation',
              operation: requestContext.operationName?.slice(0, 100) ?? null,
              kind: requestContext.operation?.operation ?? null,
              ms: Math.round(performance.now() - started),
              ...(codes.length > 0 && { codes }),
            },
            'operation',
          );
        },
      };
    },
  };
}

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
