import { ApolloLink, Observable } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';

interface Sent {
  operation: string;
  variables: Record<string, unknown>;
  headers: Record<string, string>;
}

type Answer = { data?: Record<string, unknown> | null; errors?: GraphQLFormattedError[] } | Error;
type Reply = Answer | Promise<Answer>;

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** Stands in the place of the network: answers operations by name and remembers what was sent. */
export class FakeGraph {
  readonly sent: Sent[] = [];
  readonly #replies = new Map<string, () => Reply>();

  /** A function is asked anew at each request. */
  answer(operation: string, reply: Reply | (() => Reply)): this {
    this.#replies.set(operation, typeof reply === 'function' ? reply : () => reply);
    return this;
  }

  readonly link = new ApolloLink(({ operationName = '', operationType, variables, getContext }) => {
    this.sent.push({ operation: operationName, variables, headers: getContext().headers ?? {} });
    const reply = this.#replies.get(operationName)?.() ?? new Error(`no answer for ${operationName}`);
    return new Observable((observer) => {
      void Promise.resolve(reply).then((answer) => {
        if (answer instanceof Error) {
          observer.error(answer);
          return;
        }
        const { data, errors } = answer;
        observer.next({ data: data && { __typename: ROOTS[operationType], ...data }, ...(errors && { errors }) });
        observer.complete();
      });
    });
  });

  sentAs(operation: string): Sent[] {
    return this.sent.filter((sent) => sent.operation === operation);
  }
}
