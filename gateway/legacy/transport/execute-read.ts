import { type PrivateRead, type PublicRead, type Query, READ_TIMEOUT_MS, type Read } from '../endpoints/endpoint.ts';
import { type Caller, cookiesFor, credentialHeaders, credentialQuery } from './caller.ts';
import { type Cancellation, runWithTimeout } from './deadline.ts';
import type { OutgoingCall } from './http-client.ts';
import { LegacyError } from './legacy-error.ts';
import { parseReadResponse } from './parse-response.ts';
import type { Cached, Loaded } from './public-cache.ts';
import { applyingCookies } from './session-cookies.ts';
import type { Transport } from './transport.ts';

/**
 * Executes a read: from the public cache, or by a call that is retried once. `key` identifies the
 * endpoint and its parameters. Throws a `LegacyError`.
 */
export function executeRead<Input, Output>(
  transport: Transport,
  caller: Caller,
  endpoint: Read<Input, Output>,
  query: Query,
  key: string,
): Promise<Cached<Output>> {
  return endpoint.kind === 'public-read'
    ? readPublic(transport, caller, endpoint, query, key)
    : readPrivate(transport, caller, endpoint, query);
}

const timeoutOf = ({ deadline }: Caller) => Math.min(READ_TIMEOUT_MS, deadline.remainingMs);

function readPublic<Input, Output>(
  transport: Transport,
  caller: Caller,
  endpoint: PublicRead<Input, Output>,
  query: Query,
  key: string,
): Promise<Cached<Output>> {
  const { publicCache, clock } = transport;
  const timeoutMs = timeoutOf(caller);
  const fresh = publicCache.fresh(key, endpoint.lifetime);
  // The key names the endpoint, so the Output is the same.
  if (fresh) return Promise.resolve(fresh as Cached<Output>);
  const { path } = endpoint;
  // One call may serve several requests; it carries the id of the one that started it.
  const headers = { 'x-request-id': caller.requestId };
  const call: OutgoingCall = { method: 'GET', name: path, path, query, headers, body: null };
  // No credentials and no caller's deadline: other requests may share this call.
  const load = () =>
    runWithTimeout(clock, READ_TIMEOUT_MS, null, (cancellation) =>
      withRetry(cancellation, (attempt) =>
        transport.attempt(call, { ...caller, attempt }, cancellation, parseReadResponse(endpoint, false)),
      ),
    );
  const lifetime = caller.needsFresh ? { ...endpoint.lifetime, revalidateMs: 0 } : endpoint.lifetime;
  return runWithTimeout(clock, timeoutMs, caller.cancellation, () => publicCache.read(key, lifetime, load));
}

function readPrivate<Input, Output>(
  transport: Transport,
  caller: Caller,
  endpoint: PrivateRead<Input, Output>,
  query: Query,
): Promise<Cached<Output>> {
  const { credentials, requestId } = caller;
  const { path } = endpoint;
  const cookies = cookiesFor(caller, endpoint);
  if (!credentials) throw new LegacyError('not logged in');
  const call: OutgoingCall = {
    method: 'GET',
    name: path,
    path,
    query: { ...query, ...credentialQuery(credentials) },
    headers: { ...credentialHeaders(credentials), ...cookies?.headers, 'x-request-id': requestId },
    body: null,
  };
  const memoised = transport.parsedResponses.memoise(path, parseReadResponse(endpoint, true));
  const parse = applyingCookies(cookies, memoised);
  return runWithTimeout(transport.clock, timeoutOf(caller), caller.cancellation, (cancellation) =>
    withRetry(cancellation, async (attempt) =>
      uncacheable(await transport.attempt(call, { ...caller, attempt }, cancellation, parse)),
    ),
  );
}

/** A customer's response is never cached, and never fresh for another request. */
const uncacheable = <T>({ value, fingerprint }: Loaded<T>): Cached<T> => ({
  value,
  fingerprint,
  ageMs: 0,
  freshForMs: 0,
});

const MAX_RETRIES = 1;
const MIN_PAUSE_MS = 40;
const PAUSE_JITTER_MS = 120;

/** Retries a read once after a transient error. Mutations are never retried. */
async function withRetry<T>(cancellation: Cancellation, attempt: (number: number) => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt(number);
    } catch (error) {
      const isLast = number > MAX_RETRIES || cancellation.isCancelled;
      if (isLast || !(error instanceof LegacyError) || !error.isTransient) throw error;
      // Jitter, so that gateways don't all retry at the same moment.
      await pause(MIN_PAUSE_MS + Math.random() * PAUSE_JITTER_MS, cancellation);
    }
  }
}

function pause(milliseconds: number, cancellation: Cancellation): Promise<void> {
  return new Promise((resolve, reject) => {
    const onCancelled = () => {
      clearTimeout(timer);
      reject(cancellation.reason);
    };
    const timer = setTimeout(() => {
      cancellation.off(onCancelled);
      resolve();
    }, milliseconds);
    cancellation.onCancel(onCancelled);
  });
}
