import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import { ClientLoaderContext, loadedClient } from '~/graphql/client-loader.ts';
import { GraphProvider } from '~/graphql/graph-provider.tsx';

/** What the app has above its pages that ask the graph. */
export function GraphTestProvider({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <ClientLoaderContext value={loadedClient(client)}>
      <GraphProvider>{children}</GraphProvider>
    </ClientLoaderContext>
  );
}
