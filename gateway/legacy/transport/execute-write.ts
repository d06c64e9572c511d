import type { Write } from '../endpoints/endpoint.ts';
import { type Caller, cookiesFor } from './caller.ts';
import { credentialHeaders, credentialQuery } from './credentials.ts';
import { runWithTimeout } from './deadline.ts';
import type { OutgoingCall } from './http-client.ts';
import { LegacyError } from './legacy-error.ts';
import { multipartBody } from './multipart.ts';
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

/** The path, headers and body of a write, as its endpoint describes them. */
function encodeRequest<Input, Output>(
  endpoint: Write<Input, Output>,
  input: Input,
  common: Readonly<Record<string, string>>,
): Pick<OutgoingCall, 'path' | 'headers' | 'body'> {
  const { path } = endpoint;
  switch (endpoint.kind) {
    case 'multipart-write': {
      const { fields, idempotencyKey } = endpoint.request.parse(input);
      const { headers, body } = multipartBody(fields);
      return { path, headers: { ...common, ...headers, 'idempotency-key': idempotencyKey }, body };
    }
    case 'form-write': {
      const body = new URLSearchParams({ ...endpoint.request.parse(input) }).toString();
      return { path, headers: { ...common, 'content-type': 'application/x-www-form-urlencoded' }, body };
    }
    case 'path-write': {
      const { id } = endpoint.request.parse(input);
      const headers = { ...common, 'content-type': 'application/json' };
      return { path: path.replace('{id}', encodeURIComponent(id)), headers, body: null };
    }
    case 'json-write': {
      const payload = endpoint.request.parse(input);
      const key = endpoint.idempotencyKey?.(input) ?? null;
      const headers = { ...common, ...(key !== null && { 'idempotency-key': key }) };
      if (payload === null) return { path, headers, body: null };
      return { path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(payload) };
    }
  }
}
