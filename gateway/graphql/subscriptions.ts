import { type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
} from 'graphql';
import type { Logger } from '#shared/server/log/logger.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { badUserInput, formatErrors } from './errors.ts';
import type { OperationContext } from './operation-context.ts';
import {
  SUBSCRIPTION_TYPES,
  SubscriptionError,
  type SubscriptionStream,
  subscriptionProtocol,
} from './subscription-protocols.ts';

/**
 * Runs subscriptions. Apollo Server parses, validates, limits and logs them like any operation, but
 * can't execute them; this passes a stream to the HTTP layer instead (`startStream`).
 */
export function subscriptions(log: Logger): ApolloServerPlugin<OperationContext> {
  return {
    async requestDidStart({ schema }) {
      return {
        async didResolveOperation({ operation, request, contextValue }) {
          const kind = operation?.operation ?? 'query';
          const protocol = subscriptionProtocol(request.http?.headers.get('accept'));
          // Apollo Server takes every request for a POST.
          if (contextValue.isReadOnly && (kind === 'mutation' || (kind === 'subscription' && protocol !== 'events'))) {
            throw refusedRequest(405, `GET requests only support queries. Send a ${kind} by POST.`, [
              ['allow', 'POST'],
            ]);
          }
          if (kind === 'subscription' && protocol === null) throw notAcceptable();
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
          // Replaced by the HTTP layer. Without a type Apollo Server asks for JSON in `Accept`.
          const headers = new HeaderMap([['content-type', 'application/json']]);
          return { http: { status: 200, headers }, body: { kind: 'single', singleResult: { data: null } } };
        },
      };
    },
  };
}

function notAcceptable(): GraphQLError {
  const { multipart, events } = SUBSCRIPTION_TYPES;
  return refusedRequest(406, `Request a subscription with the header "Accept: ${events}" or "Accept: ${multipart}".`);
}

function refusedRequest(status: number, message: string, headers: [string, string][] = []): GraphQLError {
  const http = { status, headers: new HeaderMap(headers) };
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http } });
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

class SubscriptionExecution implements SubscriptionStream {
  readonly #events: AsyncIterator<unknown>;
  readonly #args: ExecutionArgs;
  readonly #context: OperationContext;
  readonly #operationName: string | null;
  readonly #log: Logger;
  readonly #startedAt = performance.now();
  #eventCount = 0;
  #hasEnded = false;

  constructor(
    events: AsyncIterator<unknown>,
    args: ExecutionArgs,
    { contextValue, operationName }: GraphQLRequestContext<OperationContext>,
    log: Logger,
  ) {
    this.#events = events;
    this.#args = args;
    this.#context = contextValue;
    this.#operationName = operationName?.slice(0, 100) ?? null;
    this.#log = log;
  }

  async next(): Promise<IteratorResult<FormattedExecutionResult, undefined>> {
    try {
      const event = await this.#events.next();
      if (!event.done) return { done: false, value: await this.#execute(event.value) };
      this.end();
      return { done: true, value: undefined };
    } catch (error) {
      this.end();
      throw new SubscriptionError({ errors: this.#formatErrors([error]) });
    }
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    void this.#events.return?.();
    const seconds = Math.round((performance.now() - this.#startedAt) / 1000);
    const counts = { operation: this.#operationName, seconds, events: this.#eventCount };
    this.#context.log.info({ event: 'subscription ended', ...counts }, 'subscription ended');
  }

  async #execute(rootValue: unknown): Promise<FormattedExecutionResult> {
    // Each event needs its own deadline and loaders: those of the first have expired.
    const contextValue = this.#context.fork();
    contextValue.deadline.tighten(READ_TIMEOUT_MS);
    const { data, errors } = await execute({ ...this.#args, rootValue, contextValue });
    this.#eventCount++;
    return { ...(data !== undefined && { data }), ...(errors && { errors: this.#formatErrors(errors) }) };
  }

  #formatErrors(errors: readonly unknown[]) {
    return formatErrors(errors, this.#log, this.#context.requestId);
  }
}
