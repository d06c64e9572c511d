import {
  type AnyVariables,
  type Client,
  createClient,
  type DocumentInput,
  fetchExchange,
  type RequestPolicy,
  type SubscriptionForwarder,
  subscriptionExchange,
} from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { createClient as createSseClient, type Client as SseClient } from 'graphql-sse';
import { dataOf } from './failures.ts';
import { keys } from './generated/keys.ts';

/** What `logIn` returns, and later operations send as headers. */
export interface Session {
  readonly userId: string;
  readonly authToken: string;
}

/** The one connection of an app: its session, its cache and its two transports. */
export class MendwellClient {
  readonly #url: string;
  readonly #events: SseClient;
  #session: Session | null = null;
  #graph: Client;

  constructor(origin: string) {
    this.#url = `${origin}/graphql`;
    this.#events = createSseClient({ url: this.#url, headers: () => this.#headers() });
    this.#graph = this.#connect();
  }

  startSession(session: Session): void {
    this.#session = session;
  }

  /** Forgets the session and everything that was cached for it. */
  endSession(): void {
    this.#session = null;
    this.#graph = this.#connect();
  }

  /** Reads from the cache if it has all of it, unless the policy says otherwise. */
  query<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    requestPolicy: RequestPolicy = 'cache-first',
  ): Promise<Data> {
    return dataOf(this.#graph.query(document, variables, { requestPolicy }).toPromise());
  }

  mutate<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    return dataOf(this.#graph.mutation(document, variables).toPromise());
  }

  /** Calls `onEvent` for each event; returns the function that ends the subscription. */
  subscribe<Data, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    onEvent: (data: Data) => void,
  ): () => void {
    return this.#graph.subscription(document, variables).subscribe(({ data }) => {
      if (data) onEvent(data);
    }).unsubscribe;
  }

  /** Ends all subscriptions. */
  close(): void {
    this.#events.dispose();
  }

  #connect(): Client {
    return createClient({
      url: this.#url,
      fetchOptions: () => ({ headers: this.#headers() }),
      exchanges: [
        // Types without an id, such as Money, belong to what they are a part of.
        cacheExchange({ keys }),
        fetchExchange,
        subscriptionExchange({ forwardSubscription: this.#forward }),
      ],
    });
  }

  readonly #forward: SubscriptionForwarder = ({ query = '', variables = {} }) => ({
    subscribe: (observer) => ({
      unsubscribe: this.#events.subscribe(
        { query, variables },
        {
          next: ({ data, errors }) => observer.next({ ...(data && { data }), ...(errors && { errors: [...errors] }) }),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        },
      ),
    }),
  });

  #headers(): Record<string, string> {
    return {
      'apollographql-client-name': 'sample',
      // Uploads are refused without it.
      'apollo-require-preflight': 'true',
      ...(this.#session && { 'x-user-id': this.#session.userId, 'x-auth-token': this.#session.authToken }),
    };
  }
}
