import { type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
} from 'graphql';
import type { GatewayContext } from '../context.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import type { Logger } from '../observability/logger.ts';
import { badUserInput, formatErrors } from './errors.ts';

/** The standard way of subscriptions over HTTP, as Apollo's clients for web, iOS and Kotlin ask for it. */
export const SUBSCRIPTION_TYPE = 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0';

/** A subscription that has begun. */
export interface OpenSubscription {
  /** One result for each event. Throws when the subscription cannot go on, in the form in which clients are told. */
  next(): Promise<IteratorResult<FormattedExecutionResult, undefined>>;
  /** Nobody listens any more. */
  end(): void;
}

/** Ends a subscription; its error has passed the allow-list of all errors. */
export class SubscriptionFault extends Error {
  readonly result: FormattedExecutionResult;

  constructor(result: FormattedExecutionResult) {
    super('subscription ended');
    this.result = result;
  }
}

/**
 * Runs subscriptions, which Apollo Server does not: it reads, judges, limits and logs them as any other operation, and what would be executed once
 * is handed to the transport instead (`handOver`), to be executed for each event.
 */
export function subscriptions(log: Logger): ApolloServerPlugin<GatewayContext> {
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
          contextValue.handOver(open(source[Symbol.asyncIterator](), args, requestContext, log));
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
  return new GraphQLError(`Ask for a subscription with the header "Accept: ${SUBSCRIPTION_TYPE}, application/json".`, {
    extensions: { code: 'BAD_REQUEST', http: { status: 406 } },
  });
}

function isStream(source: AsyncIterable<unknown> | ExecutionResult): source is AsyncIterable<unknown> {
  return Symbol.asyncIterator in source;
}

/** Not begun: told as a query's errors are, whatever the caller accepts beside the stream. */
function refused({ errors = [] }: ExecutionResult, requestId: string, log: Logger) {
  // Without a path it is about the variables; graphql-js gives those no code.
  const isRequestError = errors.some(({ path }) => path === undefined);
  const coded = errors.map((error) => (error.path === undefined ? badUserInput(error.message) : error));
  const headers = new HeaderMap([['content-type', 'application/json; charset=utf-8']]);
  return {
    http: { status: isRequestError ? 400 : 200, headers },
    body: { kind: 'single' as const, singleResult: { data: null, errors: formatErrors(coded, log, requestId) } },
  };
}

function open(
  events: AsyncIterator<unknown>,
  args: ExecutionArgs,
  { contextValue, operationName }: GraphQLRequestContext<GatewayContext>,
  log: Logger,
): OpenSubscription {
  const { requestId } = contextValue;
  const started = performance.now();
  let sent = 0;
  let hasEnded = false;

  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    void events.return?.();
    const seconds = Math.round((performance.now() - started) / 1000);
    const line = {
      event: 'subscription ended',
      operation: operationName?.slice(0, 100) ?? null,
      seconds,
      events: sent,
    };
    contextValue.log.info(line, 'subscription ended');
  };
  const formatted = (errors: readonly unknown[]) => formatErrors(errors, log, requestId);

  return {
    async next() {
      try {
        const event = await events.next();
        if (event.done) {
          end();
          return { done: true, value: undefined };
        }
        // Of its own, since the first answer's deadline is long past and its loaders know the past.
        const fresh = contextValue.again();
        fresh.deadline.tighten(READ_TIMEOUT_MS);
        const { data, errors } = await execute({ ...args, rootValue: event.value, contextValue: fresh });
        sent++;
        return {
          done: false,
          value: { ...(data !== undefined && { data }), ...(errors && { errors: formatted(errors) }) },
        };
      } catch (error) {
        end();
        throw new SubscriptionFault({ errors: formatted([error]) });
      }
    },
    end,
  };
}
