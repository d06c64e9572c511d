import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import type { Logger } from '#shared/server/log/logger.ts';
import { badUserInput, formatErrors } from './errors.ts';
import type { OperationContext } from './operation-context.ts';
import { SubscriptionExecution } from './subscription-execution.ts';

/** Subscriptions over HTTP, as Apollo's clients for web, iOS and Kotlin request them. */
export const SUBSCRIPTION_TYPE = 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0';

/**
 * Runs subscriptions. Apollo Server parses, validates, limits and logs them like any operation, but
 * can't execute them; this passes a stream to the HTTP layer instead (`startStream`).
 */
export function subscriptions(log: Logger): ApolloServerPlugin<OperationContext> {
  return {
    async requestDidStart({ schema }) {
      return {
        async didResolveOperation({ operation, request }) {
          if (operation?.operation === 'subscription' && !isAccepted(request.http?.headers.get('accept'))) {
            throw notAcceptable();
          }
        },
        async responseForOperation(requestContext) {
          const { operation, document, contextValue, request } = requestContext;
          if (operation?.operation !== 'subscription') return null;
          const args: ExecutionArgs = {
            schema,
            document,
            contextValue,
            ...(request.variables && { variableValues: request.variables }),
            ...(request.operationName !== undefined && { operationName: request.operationName }),
          };
          const source = await createSourceEventStream(args);
          if (!isStream(source)) return refused(source, contextValue.requestId, log);
          const events = source[Symbol.asyncIterator]();
          contextValue.startStream(new SubscriptionExecution(events, args, requestContext, log));
          const headers = new HeaderMap([['content-type', SUBSCRIPTION_TYPE]]);
          return { http: { status: 200, headers }, body: { kind: 'single', singleResult: { data: null } } };
        },
      };
    },
  };
}

/** Whether one of the types in an `Accept` header is multipart with this subscription protocol. */
function isAccepted(accept: string | undefined): boolean {
  return (accept ?? '')
    .split(',')
    .some((type) => /^\s*multipart\/mixed\s*;/i.test(type) && /;\s*subscriptionSpec="?1\.0"?\s*(;|$)/i.test(type));
}

function notAcceptable(): GraphQLError {
  return new GraphQLError(`Request a subscription with the header "Accept: ${SUBSCRIPTION_TYPE}, application/json".`, {
    extensions: { code: 'BAD_REQUEST', http: { status: 406 } },
  });
}

function isStream(source: AsyncIterable<unknown> | ExecutionResult): source is AsyncIterable<unknown> {
  return Symbol.asyncIterator in source;
}

/** The response when a subscription can't start: errors like a query's. */
function refused({ errors = [] }: ExecutionResult, requestId: string, log: Logger) {
  // Without a path it is about the variables: graphql-js sets no code for those.
  const isRequestError = errors.some(({ path }) => path === undefined);
  const coded = errors.map((error) => (error.path === undefined ? badUserInput(error.message) : error));
  const headers = new HeaderMap([['content-type', 'application/json; charset=utf-8']]);
  return {
    http: { status: isRequestError ? 400 : 200, headers },
    body: { kind: 'single' as const, singleResult: { data: null, errors: formatErrors(coded, log, requestId) } },
  };
}
