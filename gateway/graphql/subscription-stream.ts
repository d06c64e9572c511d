import type { FormattedExecutionResult } from 'graphql';

/** A subscription that has started. */
export interface SubscriptionStream {
  /** One result per event. Throws a `SubscriptionError` when the subscription can't continue. */
  next(): Promise<IteratorResult<FormattedExecutionResult, undefined>>;
  /** Call it when the client has disconnected. */
  end(): void;
}

/** Ends a subscription. Its errors have been masked. */
export class SubscriptionError extends Error {
  readonly result: FormattedExecutionResult;

  constructor(result: FormattedExecutionResult) {
    super('subscription ended');
    this.result = result;
  }
}
