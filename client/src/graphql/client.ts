import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { CombinedGraphQLErrors, CombinedProtocolErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import type { NoSessionReason } from '#shared/error-codes.ts';
import { createCache } from './cache.ts';
import { withCausedNotifications } from './caused-notifications.ts';
import type { Credentials } from './credentials.ts';
import { HEADERS, takeFirstResponse } from './first-queries.ts';
import { markAnswered } from './freshness.ts';
import { metaOf } from './operation-meta.ts';
import { isUnreached } from './query-retry.ts';
import { uploadFetch, uploadLink } from './upload.ts';

export interface ClientOptions {
  /** The current session; null if no one is logged in. */
  credentials: () => Credentials | null;
  /** Called when the server no longer accepts the credentials. */
  onNoSession: (reason: NoSessionReason) => void;
  /** Called after each successful mutation of a logged-in customer. */
  onMutationSuccess: () => void;
  /** Called after each query that didn't reach the gateway. */
  onQueryUnreached: () => void;
  /** The data that the page was rendered with. */
  pageState?: NormalizedCacheObject;
}

/** For how long after the start no query asks again for what the page was rendered with. */
const TAKE_OVER_MS = 2_000;

/** All requests to the gateway go through this client. */
export function createApolloClient({
  credentials,
  onNoSession,
  onMutationSuccess,
  onQueryUnreached,
  pageState = {},
}: ClientOptions): ApolloClient {
  return new ApolloClient({
    cache: createCache().restore(pageState),
    ...(Object.keys(pageState).length > 0 && { ssrForceFetchDelay: TAKE_OVER_MS }),
    link: ApolloLink.from([
      failuresLink(credentials, onNoSession, onQueryUnreached),
      responsesLink(onMutationSuccess),
      credentialsLink(credentials),
      uploadLink(),
      persistedOperationsLink(),
      // Unlike `HttpLink`, it sends no library name, which would lengthen and vary cacheable URLs.
      new BaseHttpLink({ uri: '/graphql', fetch: fetchWithHeartbeat, headers: HEADERS }),
    ]),
    dataMasking: true,
    defaultOptions: {
      // Partial data is shown, with the error beside it.
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
    },
  });
}

/**
 * The gateway sends a heartbeat on each subscription every 15 seconds. After three missed ones the
 * connection counts as lost, even if the network reports no error.
 */
export const HEARTBEAT_TIMEOUT_MS = 45_000;

/**
 * `fetch`, except that a multipart response fails if its heartbeats stop. Otherwise a connection
 * that is lost without an error would never be opened again.
 */
export async function fetchWithHeartbeat(...request: Parameters<typeof uploadFetch>): Promise<Response> {
  // What was sent too early for the network is sent again.
  const response = await (takeFirstResponse(request[1])?.catch(() => uploadFetch(...request)) ??
    uploadFetch(...request));
  const { body, status, statusText, headers } = response;
  if (!body || !headers.get('content-type')?.startsWith('multipart/')) return response;
  return new Response(body.pipeThrough(failOnSilence()), { status, statusText, headers });
}

function failOnSilence(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (controller: TransformStreamDefaultController) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new TypeError('The heartbeat stopped')), HEARTBEAT_TIMEOUT_MS);
  };
  return new TransformStream({
    start: restartTimer,
    transform(chunk, controller) {
      restartTimer(controller);
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}

/**
 * Sends an operation's hash instead of its text, because a gateway may only accept registered
 * operations. Public queries use GET, so that shared caches can store the responses. If a gateway
 * doesn't know the hash, because it is older than this page, the text is sent.
 */
function persistedOperationsLink(): ApolloLink {
  return ApolloLink.split(
    ({ query }) => metaOf(query).session !== undefined,
    persistedQueryLink('POST'),
    persistedQueryLink('GET'),
  );
}

function persistedQueryLink(method: 'GET' | 'POST'): ApolloLink {
  return new PersistedQueryLink({
    generateHash: (document) => metaOf(document).hash,
    useGETForHashedQueries: method === 'GET',
    // The text that Apollo Client prints differs from the one that was hashed, so the two must not
    // be sent together.
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
}

/**
 * Notes when queries were answered, and which notifications mutations caused. Calls `onSuccess`
 * after each successful mutation of a logged-in customer.
 */
export function responsesLink(onSuccess: () => void = () => undefined): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const responses = forward(operation);
    if (operation.operationType === OperationTypeNode.QUERY) {
      return responses.pipe(
        tap(({ errors }) => {
          if (!errors) markAnswered(operation.query, operation.variables);
        }),
      );
    }
    if (operation.operationType !== OperationTypeNode.MUTATION) return responses;
    return withCausedNotifications(responses).pipe(
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
 * that it can't end the current one. Calls `onQueryUnreached` when a query failed because it didn't
 * reach the gateway.
 */
export function failuresLink(
  credentials: () => Credentials | null,
  onNoSession: (reason: NoSessionReason) => void,
  onQueryUnreached: () => void,
): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    // Open subscriptions receive protocol errors.
    if (!CombinedGraphQLErrors.is(error) && !CombinedProtocolErrors.is(error)) {
      if (operation.operationType === OperationTypeNode.QUERY && isUnreached(error)) onQueryUnreached();
      return;
    }
    if (metaOf(operation.query).session !== 'required') return;
    const found = error.errors.find(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (!found) return;
    const sent: Credentials | undefined = operation.getContext().sessionCredentials;
    if (sent?.authToken !== credentials()?.authToken) return;
    onNoSession(found.extensions?.reason === 'NOT_LOGGED_IN' ? 'NOT_LOGGED_IN' : 'SESSION_EXPIRED');
  });
}
