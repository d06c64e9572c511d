import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, use } from 'react';
import { ClientLoaderContext } from './client-loader.ts';

/** Lets everything inside it ask the graph. Suspends until the client is loaded. */
export function GraphProvider({ children }: { children: ReactNode }) {
  const { current, load } = use(ClientLoaderContext);
  return <ApolloProvider client={current() ?? use(load())}>{children}</ApolloProvider>;
}
