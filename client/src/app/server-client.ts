import { ApolloClient, ApolloLink } from '@apollo/client';
import type { ExecutionResult } from 'graphql';
import { from, NEVER } from 'rxjs';
import { createCache } from '~/graphql/cache.ts';
import { hashOf } from '~/graphql/persisted-operations.ts';

/** A registered operation, named by the hash of its text. */
interface Operation {
  hash: string;
  variables: Record<string, unknown>;
}

/** Executes a public query without a session. */
export type Execute = (operation: Operation) => Promise<ExecutionResult<Record<string, unknown>>>;

/**
 * The Apollo client of one page on the server. Without `execute` no query is ever answered, so the
 * page shows that it is loading. `onFailure` is called when a query has errors.
 */
export function createServerClient(execute: Execute | null, onFailure: () => void): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ query, variables }) => {
      if (!execute) return NEVER;
      return from(
        execute({ hash: hashOf(query), variables }).then((result) => {
          if (result.errors) onFailure();
          return result;
        }),
      );
    }),
    ssrMode: true,
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
}
