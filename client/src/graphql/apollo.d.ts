import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // A component sees only the fields it asked for itself; a fragment's fields are seen through
  // `useFragment`.
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}

  // What `createApolloClient` sets for all, so that the hooks' types know that data and error can
  // both be there.
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
    }
  }
}
