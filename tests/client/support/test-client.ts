import { ApolloClient, type ApolloLink } from '@apollo/client';
import { createCache } from '~/graphql/cache.ts';

/** The app's client with other links. */
export function testClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link,
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
}
