import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type FilePart, type Part, type Write, writeTimeoutOf } from '../endpoints/endpoint.ts';
import { type Caller, cookiesFor, credentialHeaders, credentialQuery } from './caller.ts';
import { runWithTimeout } from './deadline.ts';
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
  const timeoutMs = Math.min(writeTimeoutOf(endpoint), caller.deadline.remainingMs);
  return runWithTimeout(transport.clock, timeoutMs, null, async (cancellation) => {
    const parse = applyingCookies(cookies, parseWriteResponse(endpoint, credentials !== null));
    const { value } = await transport.attempt(call, { ...caller, attempt: 1 }, cancellation, parse);
    return value;
  });
}

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

interface MultipartBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/** A multipart/form-data body with its exact length: some PHP hosts refuse chunked bodies. */
function multipartBody(fields: readonly Part[]): MultipartBody {
  const boundary = `----${randomUUID()}`;
  const parts = fields.map(([name, value]) => ({ head: Buffer.from(partHead(boundary, name, value)), value }));
  const end = Buffer.from(`--${boundary}--\r\n`);
  const length = parts.reduce((sum, { head, value }) => sum + head.length + sizeOf(value) + 2, end.length);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(length) },
    body: Readable.from(chunksOf(parts, end), { objectMode: false }),
  };
}

async function* chunksOf(parts: readonly { head: Buffer; value: string | FilePart }[], end: Buffer) {
  for (const { head, value } of parts) {
    yield head;
    if (typeof value === 'string') yield Buffer.from(value);
    else yield* value.open();
    yield Buffer.from('\r\n');
  }
  yield end;
}

const sizeOf = (value: string | FilePart) => (typeof value === 'string' ? Buffer.byteLength(value) : value.size);

function partHead(boundary: string, name: string, value: string | FilePart): string {
  const disposition = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeQuotes(name)}"`;
  if (typeof value === 'string') return `${disposition}\r\n\r\n`;
  return `${disposition}; filename="${escapeQuotes(value.fileName)}"\r\nContent-Type: ${value.mimeType}\r\n\r\n`;
}

/** Escapes as browsers do, so that a name can't end its line or its quotes. */
function escapeQuotes(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
