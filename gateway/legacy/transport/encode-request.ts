import type { Write } from '../endpoints/endpoint.ts';
import type { OutgoingCall } from './http-client.ts';
import { multipartBody } from './multipart.ts';

/** The path, headers and body of a write, as its endpoint describes them. */
export function encodeRequest<Input, Output>(
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
