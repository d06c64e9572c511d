import type { Write } from '../endpoints/endpoint.ts';
import { type Caller, cookiesFor } from './caller.ts';
import { credentialHeaders, credentialQuery } from './credentials.ts';
import { runWithTimeout } from './deadline.ts';
import { encodeRequest } from './encode-request.ts';
import type { OutgoingCall } from './http-client.ts';
import { LegacyError } from './legacy-error.ts';
import { parseWriteResponse, type WriteResult } from './parse-response.ts';
import { applyingCookies } from './session-cookies.ts';
import type { Transport } from './transport.ts';

/**
 * Sends a write once, and doesn't cancel it when the caller disconnects: a repeated request can get
 * its result. Throws a `LegacyError` for any failure other than a refusal by the host.
 */
export function executeWrite<Input, Output>(
  transport: Transport,
  caller: Caller,
  endpoint: Write<Input, Output>,
  input: Input,
): Promise<WriteResult<Output>> {
  const cookies = cookiesFor(caller, endpoint);
  const credentials = endpoint.credentials === 'never' ? null : caller.credentials;
  if (endpoint.credentials === 'required' && !credentials) throw new LegacyError('not logged in');
  const call: OutgoingCall = {
    method: 'POST',
    name: endpoint.path,
    query: { ...endpoint.query, ...(credentials && credentialQuery(credentials)) },
    ...encodeRequest(endpoint, input, {
      'x-request-id': caller.requestId,
      ...(credentials && credentialHeaders(credentials)),
      ...cookies?.headers,
    }),
  };
  const timeoutMs = Math.min(endpoint.timeoutMs, caller.deadline.remainingMs);
  return runWithTimeout(transport.clock, timeoutMs, null, async (cancellation) => {
    const parse = applyingCookies(cookies, parseWriteResponse(endpoint, credentials !== null));
    const { value } = await transport.attempt(call, { ...caller, attempt: 1 }, cancellation, parse);
    return value;
  });
}
