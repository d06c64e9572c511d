import type { FormattedExecutionResult } from 'graphql';

/** How a client receives the results of a subscription: in parts of a response, or as events. */
export type SubscriptionProtocol = 'multipart' | 'events';

export const SUBSCRIPTION_TYPES: Readonly<Record<SubscriptionProtocol, string>> = {
  /** Apollo's multipart protocol, which its clients for web, iOS and Kotlin request. */
  multipart: 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
  /** GraphQL over server-sent events, in its mode of distinct connections. */
  events: 'text/event-stream',
};

const typesIn = (accept = '') => accept.toLowerCase().split(',');
const isEvents = (type: string) => /^\s*text\/event-stream\s*(;|$)/.test(type);
const isMultipart = (type: string) =>
  /^\s*multipart\/mixed\s*;/.test(type) && /;\s*subscriptionspec="?1\.0"?\s*(;|$)/.test(type);

/** The protocol that an `Accept` header asks for; null for none. */
export function subscriptionProtocol(accept: string | undefined): SubscriptionProtocol | null {
  const types = typesIn(accept);
  if (types.some(isMultipart)) return 'multipart';
  return types.some(isEvents) ? 'events' : null;
}

/** Whether a client reads results of every kind as events. Others list JSON beside them. */
export function acceptsOnlyEvents(accept: string | undefined): boolean {
  return typesIn(accept).every(isEvents);
}

/** Whether a client reads streams of any kind, perhaps of one that there isn't here. */
export const acceptsStreams = (accept: string | undefined): boolean =>
  typesIn(accept).some((type) => /^\s*(multipart\/mixed|text\/event-stream)\s*(;|$)/.test(type));

const READABLE =
  /^\s*(\*\/\*|application\/(\*|json|graphql-response\+json)|multipart\/mixed|text\/event-stream)\s*(;|$)/;

/** Whether an `Accept` header allows any response to an operation. */
export const acceptsResponses = (accept: string | undefined): boolean =>
  accept === undefined || typesIn(accept).some((type) => READABLE.test(type));

export interface SubscriptionStream {
  /** One result per event. Throws a `SubscriptionError` when the subscription can't continue. */
  next(): Promise<IteratorResult<FormattedExecutionResult, undefined>>;
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
