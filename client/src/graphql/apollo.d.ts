import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // A component sees only the fields it asked for itself; a fragment's fields are seen through `useFragment`.
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
