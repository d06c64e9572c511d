import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // A component sees only the fields that it selects itself. `useFragment` reads a fragment's
  // fields.
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}

  // As set in `createApolloClient`, so that the hooks' types allow data and an error together.
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
