import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';

/**
 * Gives the Apollo client, whose code is loaded when something is first asked: most public pages
 * are shown and usable without it.
 */
export interface ClientLoader {
  /** The client; null until it is loaded. */
  readonly current: () => ApolloClient | null;
  /** Loads it once. A load that failed is tried again by the next call. */
  readonly load: () => Promise<ApolloClient>;
}

export function clientLoader(load: () => Promise<ApolloClient>): ClientLoader {
  let client: ApolloClient | null = null;
  let loading: Promise<ApolloClient> | null = null;
  const loadOnce = async () => {
    try {
      client = await load();
      return client;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    current: () => client,
    load() {
      loading ??= loadOnce();
      return loading;
    },
  };
}

/** For a client that exists: the server's, and that of tests. */
export function loadedClient(client: ApolloClient): ClientLoader {
  return { current: () => client, load: () => Promise.resolve(client) };
}

export const ClientLoaderContext = createContext<ClientLoader>({
  current: () => null,
  load: () => Promise.reject(new Error('No ClientLoaderContext above this component.')),
});
