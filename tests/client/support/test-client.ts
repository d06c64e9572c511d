import { ApolloClient, type ApolloLink } from '@apollo/client';
import { createCache } from '~/graphql/cache.ts';

/** An Apollo client like the app's, with a different link. */
export function testClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link,
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
}
