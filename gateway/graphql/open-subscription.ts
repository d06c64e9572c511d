import type { GraphQLRequestContext } from '@apollo/server';
import { type ExecutionArgs, execute, type FormattedExecutionResult } from 'graphql';
import type { Logger } from '../../shared/log/logger.ts';
import type { GatewayContext } from '../context.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { formatErrors } from './errors.ts';

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

/** Executes the operation for each event of its source. */
export function openSubscription(
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
      event: 'subscription ended' as const,
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
