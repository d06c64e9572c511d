import type { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, CombinedProtocolErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import type { Credentials } from './credentials.ts';
import { isPersonal, needsSession } from './personal-operation.ts';

/**
 * Adds the session's headers to the operations that may need them. Half a session counts as none
 * (IMM-11). An operation that must go as a session which is already forgotten here, the log-out,
 * names it in its context as `session`.
 */
export function credentialsLink(credentials: () => Credentials | null): ApolloLink {
  return new SetContextLink((context, { query }) => {
    const session: Credentials | null = context.session ?? (isPersonal(query) ? credentials() : null);
    if (!session) return context;
    return {
      ...context,
      sentWith: session,
      headers: { ...context.headers, 'X-User-ID': session.userId, 'X-Auth-Token': session.authToken },
    };
  });
}

/**
 * Tells when the server no longer knows the session that an operation which needs one was sent
 * with. An answer that belongs to an earlier session, arriving late, must not end the one that has
 * begun since; hence the comparison. What went without a session, from a page that did not know yet
 * that there is none any more, tells it too.
 */
export function sessionExpiredLink(credentials: () => Credentials | null, onLost: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    // The latter is how a subscription that was under way is told.
    const isTold = CombinedGraphQLErrors.is(error) || CombinedProtocolErrors.is(error);
    if (!isTold || !needsSession(operation.query)) return;
    if (!error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) return;
    const sent: Credentials | undefined = operation.getContext().sentWith;
    if (sent?.authToken === credentials()?.authToken) onLost();
  });
}
