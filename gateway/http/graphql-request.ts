import { HeaderMap } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { clientNetwork, type NetworkBudgets } from '../client-network.ts';
import { filesTooLarge, RequestError, tooManyAttempts } from '../graphql/errors.ts';
import { type DocumentCache, hasExecutableDocument, type ParsedDocuments, textOf } from '../graphql/known-documents.ts';
import {
  checkOperation,
  type OperationParams,
  type OperationsMode,
  type RegisteredOperations,
} from '../graphql/registered-operations.ts';
import { parseRequestJson } from '../graphql/request-json.ts';
import { type MultipartRequest, readMultipart } from '../graphql/uploads/multipart-request.ts';
import type { UploadBudget } from '../graphql/uploads/upload-budget.ts';
import { CHARACTERS_PER_DOCUMENT, MAX_VALUES, type UPLOAD_RATE_LIMITS, type UploadLimits } from '../limits.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { RequestTrace } from '../observability/tracing.ts';
import type { RateLimiter } from '../state/rate-limiter.ts';
import { drain } from './graphql-request-error.ts';

export interface OperationOptions {
  readonly operations: OperationsMode;
  readonly registered: RegisteredOperations;
  readonly documents: DocumentCache;
  readonly parsedDocuments: ParsedDocuments;
  /** How many documents a network may send that have to be parsed. */
  readonly newDocuments: NetworkBudgets;
}

export interface UploadOptions extends OperationOptions {
  readonly uploadDirectory: string;
  readonly uploadLimits: UploadLimits;
  readonly uploadBudget: UploadBudget;
  readonly uploadLimiter: RateLimiter<keyof typeof UPLOAD_RATE_LIMITS>;
  readonly schema: GraphQLSchema;
  readonly metrics: GatewayMetrics | null;
}

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

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const parameters = (name: string) =>
  z.custom<Record<string, unknown>>(isObject, `"${name}" must be a JSON object.`).nullish();

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
export async function readOperation(
  request: FastifyRequest,
  upload: MultipartRequest | null,
  options: OperationOptions,
): Promise<OperationParams> {
  const params = operationOf(parametersOf(request, upload));
  await checkAllowed(params, request.ip, options);
  return params;
}

/** Whether the files are worth reading. Throws a `RequestError` for a refused operation. */
async function mayReadFiles(sent: object, address: string, options: UploadOptions): Promise<boolean> {
  const params = operationOf(sent);
  await checkAllowed(params, address, options);
  const retryAfter = await options.uploadLimiter.hit('sendFiles', address);
  if (retryAfter !== null) throw tooManyAttempts(retryAfter);
  return hasExecutableDocument(params, options);
}

async function checkAllowed(params: OperationParams, address: string, options: OperationOptions): Promise<void> {
  const { operations, registered, parsedDocuments, documents, newDocuments } = options;
  checkOperation(params, operations, registered);
  const text = await textOf(params, documents);
  // Those of our clients cost little, and must always be possible.
  if (text === null || parsedDocuments.hasText(text) || registered.hasText(text)) return;
  const retryAfter = newDocuments.take(
    clientNetwork(address).network,
    Math.ceil(text.length / CHARACTERS_PER_DOCUMENT),
  );
  if (retryAfter !== null) throw tooManyAttempts(retryAfter);
}

function operationOf(sent: object): OperationParams {
  const { data, error } = operationSchema.safeParse(sent);
  if (error) throw new RequestError(400, error.issues[0]?.message ?? 'The request could not be read.');
  if (typeof data.query !== 'string' && !data.extensions)
    throw new RequestError(400, 'The request has no operation: send its text as "query", or its hash in "extensions".');
  if (hasMoreEntries(data.variables, MAX_VALUES))
    throw new RequestError(
      413,
      `The variables have more than ${MAX_VALUES.toLocaleString('en-GB')} values.`,
      'TOO_LARGE',
    );
  return data;
}

/** Whether a value has more than `max` entries. It may be nested deeper than the stack. */
function hasMoreEntries(value: unknown, max: number): boolean {
  const values = [value];
  for (const inner of values) {
    if (typeof inner !== 'object' || inner === null) continue;
    const entries = Object.values(inner);
    if (values.length + entries.length > max + 1) return true;
    values.push(...entries);
  }
  return false;
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
  const start = url.indexOf('?');
  if (start === -1) return values;
  for (const [spelling, value] of new URLSearchParams(url.slice(start))) {
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

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
