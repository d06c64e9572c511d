import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

/** Calls `onSuccess` after each successful mutation of a logged-in customer. */
export function successfulMutationsLink(onSuccess: () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const results = forward(operation);
    if (operation.operationType !== OperationTypeNode.MUTATION) return results;
    return results.pipe(
      tap(({ data }) => {
        if (operation.getContext().sessionCredentials && isSuccess(data)) onSuccess();
      }),
    );
  });
}

/** A successful mutation returns an empty list of `userErrors`. */
function isSuccess(data: Record<string, unknown> | null | undefined): boolean {
  return Object.values(data ?? {}).some((payload) => {
    const errors: unknown =
      typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'userErrors') : undefined;
    return Array.isArray(errors) && errors.length === 0;
  });
}
