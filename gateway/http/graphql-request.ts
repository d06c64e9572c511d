import { HeaderMap } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { type DocumentCache, hasExecutableDocument } from '../graphql/known-documents.ts';
import type { UPLOAD_LIMITS } from '../graphql/rate-limits.ts';
import {
  checkOperation,
  type OperationParams,
  type OperationsMode,
  type RegisteredOperations,
} from '../graphql/registered-operations.ts';
import { parseRequestJson } from '../graphql/request-json.ts';
import { type MultipartRequest, readMultipart } from '../graphql/uploads/multipart-request.ts';
import { RequestError } from '../graphql/uploads/request-error.ts';
import type { UploadBudget } from '../graphql/uploads/upload-budget.ts';
import { filesTooLarge, type UploadLimits } from '../graphql/uploads/upload-limits.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { RequestTrace } from '../observability/tracing.ts';
import type { RateLimiter } from '../state/rate-limiter.ts';
import { drain } from './graphql-request-error.ts';

export interface UploadOptions {
  readonly uploadDirectory: string;
  readonly uploadLimits: UploadLimits;
  readonly uploadBudget: UploadBudget;
  readonly uploadLimiter: RateLimiter<keyof typeof UPLOAD_LIMITS>;
  /** Which operations are allowed. */
  readonly operations: OperationsMode;
  readonly registered: RegisteredOperations;
  readonly documents: DocumentCache;
  readonly schema: GraphQLSchema;
  readonly metrics: GatewayMetrics | null;
}

/** Receives the files of a multipart request. */
export async function readUpload(
  request: FastifyRequest,
  options: UploadOptions,
  trace: RequestTrace | null,
): Promise<MultipartRequest> {
  const { headers, ip, raw } = request;
  const { uploadDirectory: directory, uploadLimits: limits, metrics } = options;
  // A form on another site can send multipart, but not this header (CSRF). Checked before the
  // files are received.
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) {
    throw new RequestError(400, 'A multipart request needs the header "Apollo-Require-Preflight: true".');
  }
  const bytes = Number(headers['content-length'] ?? 0);
  if (bytes > limits.maxRequestBytes) throw filesTooLarge(limits);
  const share = options.uploadBudget.open(ip, bytes);
  const started = performance.now();
  const endSpan = trace?.upload();
  try {
    const mayExecute = (operations: object) => mayReadFiles(operations, ip, options);
    return await readMultipart(raw, { directory, limits, share, mayExecute });
  } finally {
    drain(raw);
    endSpan?.(bytes);
    metrics?.upload(performance.now() - started, bytes);
  }
}

const parameters = (name: string) => z.record(z.string(), z.unknown(), `"${name}" must be a JSON object.`).nullish();

/** What clients may send. Everything else in a request is ignored. */
const operationSchema = z.object({
  query: z.string('"query" must be a string.').nullish(),
  operationName: z.string('"operationName" must be a string.').nullish(),
  variables: parameters('variables'),
  extensions: parameters('extensions'),
});

/**
 * The operation of a GET or POST, in every protocol. Whatever is checked, executed or logged is
 * this object, so that no check can read another operation than the one that is executed.
 */
export function readOperation(request: FastifyRequest, upload: MultipartRequest | null): OperationParams {
  return operationOf(parametersOf(request, upload));
}

/**
 * Whether the files of an operation are worth reading. Throws a `RequestError` for a refused one.
 */
async function mayReadFiles(
  sent: object,
  address: string,
  { uploadLimiter, operations, registered, documents, schema }: UploadOptions,
): Promise<boolean> {
  const params = operationOf(sent);
  checkOperation(params, operations, registered);
  if (!(await hasExecutableDocument(params, documents, schema))) return false;
  const retryAfter = await uploadLimiter.hit('sendFiles', address);
  if (retryAfter === null) return true;
  throw new RequestError(200, 'Too many attempts. Please wait a little and try again.', 'RATE_LIMITED', { retryAfter });
}

/** Throws a `RequestError` for what is no operation. */
function operationOf(sent: object): OperationParams {
  const { data, error } = operationSchema.safeParse(sent);
  if (error) throw new RequestError(400, error.issues[0]?.message ?? 'The request could not be read.');
  if (typeof data.query === 'string' || data.extensions) return data;
  throw new RequestError(400, 'The request has no operation: send its text as "query", or its hash in "extensions".');
}

function parametersOf({ method, url, body }: FastifyRequest, upload: MultipartRequest | null): object {
  const search = fromSearch(url);
  if (method === 'GET') return search;
  if (Object.keys(search).length > 0) {
    throw new RequestError(400, 'Send the operation of a POST in its body, and nothing of it in the address.');
  }
  if (upload) return upload.operations;
  const json = Buffer.isBuffer(body)
    ? parseRequestJson(body.toString(), 'The request could not be read: its body')
    : null;
  if (Array.isArray(json)) throw new RequestError(400, 'Send one operation in each request: there is no batching.');
  return typeof json === 'object' && json !== null ? json : {};
}

/** The parameters in a URL. Refuses repeated ones, of which other programs may read the other. */
function fromSearch(url: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [spelling, value] of new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '')) {
    // Other programs read `query[]` as `query`.
    const name = spelling.replace(/\[.*/s, '');
    if (!Object.hasOwn(operationSchema.shape, name)) continue;
    if (name !== spelling || Object.hasOwn(values, name)) {
      throw new RequestError(400, `Send the parameter "${name}" once, and not as a list.`);
    }
    const isText = name === 'query' || name === 'operationName';
    if (isText) values[name] = value;
    else values[name] = value === '' ? null : parseRequestJson(value, `The parameter "${name}"`);
  }
  return values;
}

export function headerMap({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
