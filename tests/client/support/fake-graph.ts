import { ApolloLink, Observable } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { completeAnswer } from './complete-answer.ts';

interface SentOperation {
  operation: string;
  variables: Record<string, unknown>;
  headers: Record<string, string>;
}

type Response = { data?: Record<string, unknown> | null; errors?: GraphQLFormattedError[] } | Error;
type Reply = Response | Promise<Response>;

/**
 * Replaces the network: responds to operations by name, and records the requests. An answer needs
 * only the fields that a test is about, and no type names.
 */
export class FakeGraph {
  readonly sent: SentOperation[] = [];
  readonly #replies = new Map<string, (variables: Record<string, unknown>) => Reply>();
  readonly #failures = new Map<string, Error>();

  /** Sets the response to an operation. A function is called with the variables of each request. */
  answer(operation: string, reply: Reply | ((variables: Record<string, unknown>) => Reply)): this {
    this.#replies.set(operation, typeof reply === 'function' ? reply : () => reply);
    return this;
  }

  /** Makes an operation fail, whatever its response is, until `restore`. */
  fail(operation: string, error: Error = new TypeError('Failed to fetch')): this {
    this.#failures.set(operation, error);
    return this;
  }

  restore(operation: string): void {
    this.#failures.delete(operation);
  }

  readonly link = new ApolloLink(({ operationName = '', query, variables, getContext }) => {
    this.sent.push({ operation: operationName, variables, headers: getContext().headers ?? {} });
    const reply =
      this.#failures.get(operationName) ??
      this.#replies.get(operationName)?.(variables) ??
      new Error(`no response for ${operationName}`);
    return new Observable((observer) => {
      void Promise.resolve(reply)
        .then((response) => {
          if (response instanceof Error) {
            observer.error(response);
            return;
          }
          const { data, errors } = response;
          observer.next({ data: data && completeAnswer(query, variables, data), ...(errors && { errors }) });
          observer.complete();
        })
        .catch((error: unknown) => observer.error(error));
    });
  });

  sentAs(operation: string): SentOperation[] {
    return this.sent.filter((sent) => sent.operation === operation);
  }
}
