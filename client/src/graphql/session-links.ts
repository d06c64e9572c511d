import type { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, CombinedProtocolErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import type { NoSessionReason } from '#shared/error-codes.ts';
import type { Credentials } from './credentials.ts';
import { metaOf } from './operation-meta.ts';

/**
 * Adds the session's headers to personal operations. An incomplete session counts as none (IMM-11).
 * Logging out passes the session as `session` in its context, because it is already removed here.
 */
export function credentialsLink(credentials: () => Credentials | null): ApolloLink {
  return new SetContextLink((context, { query }) => {
    const session: Credentials | null = context.session ?? (metaOf(query).session ? credentials() : null);
    if (!session) return context;
    return {
      ...context,
      sessionCredentials: session,
      headers: { ...context.headers, 'X-User-ID': session.userId, 'X-Auth-Token': session.authToken },
    };
  });
}

/**
 * Calls `onNoSession` when the server doesn't accept the session of an operation that needs one, or
 * the operation was sent without a session. A late response to an earlier session is ignored, so
 * that it can't end the current one.
 */
export function noSessionLink(
  credentials: () => Credentials | null,
  onNoSession: (reason: NoSessionReason) => void,
): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    // Open subscriptions receive protocol errors.
    const isServerError = CombinedGraphQLErrors.is(error) || CombinedProtocolErrors.is(error);
    if (!isServerError || metaOf(operation.query).session !== 'required') return;
    const found = error.errors.find(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (!found) return;
    const sent: Credentials | undefined = operation.getContext().sessionCredentials;
    if (sent?.authToken !== credentials()?.authToken) return;
    onNoSession(found.extensions?.reason === 'NOT_LOGGED_IN' ? 'NOT_LOGGED_IN' : 'SESSION_EXPIRED');
  });
}
