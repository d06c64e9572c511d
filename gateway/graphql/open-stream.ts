import type { GraphQLRequestContext } from '@apollo/server';
import { type ExecutionArgs, execute } from 'graphql';
import type { Logger } from '#shared/server/log/logger.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { formatErrors } from './errors.ts';
import type { OperationContext } from './operation-context.ts';
import { SubscriptionError, type SubscriptionStream } from './subscription-stream.ts';

/** Executes the operation for each event of its source. */
export function openStream(
  events: AsyncIterator<unknown>,
  args: ExecutionArgs,
  { contextValue, operationName }: GraphQLRequestContext<OperationContext>,
  log: Logger,
): SubscriptionStream {
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
        // The first event's deadline has passed, and its loaders hold old data.
        const fresh = contextValue.fork();
        fresh.deadline.tighten(READ_TIMEOUT_MS);
        const { data, errors } = await execute({ ...args, rootValue: event.value, contextValue: fresh });
        sent++;
        return {
          done: false,
          value: { ...(data !== undefined && { data }), ...(errors && { errors: formatted(errors) }) },
        };
      } catch (error) {
        end();
        throw new SubscriptionError({ errors: formatted([error]) });
      }
    },
    end,
  };
}
