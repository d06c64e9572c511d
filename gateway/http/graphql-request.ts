import { HeaderMap } from '@apollo/server';
import type { FastifyBodyParser, FastifyRequest } from 'fastify';
import type { OperationParams } from '../graphql/registered-operations.ts';
import { filesTooLarge, type UploadLimits } from '../graphql/uploads/multipart-parser.ts';
import { type MultipartRequest, readMultipart } from '../graphql/uploads/multipart-request.ts';
import { RequestError } from '../graphql/uploads/request-error.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { RequestTrace } from '../observability/tracing.ts';

interface UploadOptions {
  readonly uploadDirectory: string;
  readonly uploadLimits: UploadLimits;
  readonly metrics: GatewayMetrics | null;
}

/** Receives the files of a multipart request. */
export async function readUpload(
  request: FastifyRequest,
  { uploadDirectory, uploadLimits, metrics }: UploadOptions,
  trace: RequestTrace | null,
): Promise<MultipartRequest> {
  const { headers } = request;
  // A form on another site can send multipart, but not this header (CSRF). Checked before the
  // files are received.
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) {
    throw new RequestError(400, 'A multipart request needs the header "Apollo-Require-Preflight: true".');
  }
  if (Number(headers['content-length'] ?? 0) > uploadLimits.maxRequestBytes) {
    throw filesTooLarge(uploadLimits);
  }
  const started = performance.now();
  const bytes = Number(headers['content-length'] ?? 0);
  const endSpan = trace?.upload();
  try {
    return await readMultipart(request.raw, uploadDirectory, uploadLimits);
  } finally {
    endSpan?.(bytes);
    metrics?.upload(performance.now() - started, bytes);
  }
}

/** The parsed body; throws Fastify's error for invalid JSON. */
export function readJson(request: FastifyRequest, parseJson: FastifyBodyParser<string>): unknown {
  if (!Buffer.isBuffer(request.body)) return request.body;
  let read: { error: Error | null; value: unknown } = { error: null, value: undefined };
  void parseJson(request, request.body.toString(), (error, value) => {
    read = { error, value };
  });
  if (read.error) throw read.error;
  return read.value;
}

export const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The parameters of a GET. Apollo Server refuses invalid ones. */
export function paramsOf(search: string): OperationParams {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? undefined;
  try {
    return { query: read('query'), extensions: JSON.parse(read('extensions') ?? 'null') };
  } catch {
    return { query: read('query') };
  }
}

/** The parameters of a GET as the body of a POST. Throws a `RequestError` if one isn't JSON. */
export function postedParams(search: string): Record<string, unknown> {
  const params = new URLSearchParams(search);
  const { query, operationName, ...json } = Object.fromEntries(params);
  try {
    const parsed = ['variables', 'extensions'].flatMap((name) => (json[name] ? [[name, JSON.parse(json[name])]] : []));
    return { ...(query && { query }), ...(operationName && { operationName }), ...Object.fromEntries(parsed) };
  } catch {
    throw new RequestError(400, 'The parameters "variables" and "extensions" must be JSON.');
  }
}

export const bodyParams = (body: unknown): OperationParams => (typeof body === 'object' && body !== null ? body : {});

export function headerMap({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
