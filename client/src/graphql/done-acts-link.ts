import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

/**
 * Tells of each act of a logged-in customer that was done, so that what may show the customer's data elsewhere can ask for it anew. One place for
 * all acts: none has to remember it.
 */
export function doneActsLink(onDone: () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    if (operation.operationType !== OperationTypeNode.MUTATION) return answers;
    return answers.pipe(
      tap(({ data }) => {
        if (operation.getContext().sentWith && isDone(data)) onDone();
      }),
    );
  });
}

/** Acts that change something list what was refused; there is nothing in that list when they are done. */
function isDone(data: Record<string, unknown> | null | undefined): boolean {
  return Object.values(data ?? {}).some((payload) => {
    const errors: unknown =
      typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'userErrors') : undefined;
    return Array.isArray(errors) && errors.length === 0;
  });
}
