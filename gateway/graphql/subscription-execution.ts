import type { GraphQLRequestContext } from '@apollo/server';
import { type ExecutionArgs, execute, type FormattedExecutionResult } from 'graphql';
import type { Logger } from '#shared/server/log/logger.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { formatErrors } from './errors.ts';
import type { OperationContext } from './operation-context.ts';
import { SubscriptionError, type SubscriptionStream } from './subscription-stream.ts';

/** Executes a subscription's operation for each event of its source. */
export class SubscriptionExecution implements SubscriptionStream {
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
