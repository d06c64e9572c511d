import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyBodyParser, FastifyRequest } from 'fastify';
import type { OperationContext } from '../graphql/operation-context.ts';
import { checkOperation, type OperationsMode, type RegisteredOperations } from '../graphql/registered-operations.ts';
import { acceptsOnlyEvents, acceptsResponses, subscriptionProtocol } from '../graphql/subscription-protocols.ts';
import type { MultipartRequest } from '../graphql/uploads/multipart-request.ts';
import { RequestError } from '../graphql/uploads/request-error.ts';
import { bodyParams, headerMap, paramsOf, postedParams, readJson, searchOf } from './graphql-request.ts';

interface OperationRoute<Context extends OperationContext> {
  readonly apollo: ApolloServer<Context>;
  /** Which operations are allowed. */
  readonly operations: OperationsMode;
  readonly registered: RegisteredOperations;
  readonly parseJson: FastifyBodyParser<string>;
}

/** Refuses a request whose answer the client couldn't read. */
export function checkProtocol({ method, headers }: FastifyRequest): void {
  if (headers.upgrade !== undefined) {
    const how = 'Subscriptions use HTTP, as server-sent events or multipart: see docs/mobile.md#subscriptions.';
    throw new RequestError(400, `There are no WebSockets here. ${how}`);
  }
  // A browser that opens the address gets the Sandbox page, or Apollo Server's refusal.
  if (method === 'GET' && headers.accept?.includes('text/html')) return;
  if (acceptsResponses(headers.accept)) return;
  throw new RequestError(
    406,
    'Accept application/json or application/graphql-response+json; for subscriptions also text/event-stream or multipart/mixed.',
  );
}

/** Executes the request's operation. Throws a `RequestError` for an invalid request. */
export async function executeOperation<Context extends OperationContext>(
  request: FastifyRequest,
  { apollo, operations, registered, parseJson }: OperationRoute<Context>,
  context: Context,
  upload: MultipartRequest | null,
): Promise<HTTPGraphQLResponse> {
  const search = searchOf(request.url);
  const body = upload ? upload.operations : readJson(request, parseJson);
  if (Array.isArray(body)) throw new RequestError(400, 'Send one operation in each request: there is no batching.');
  checkOperation(request.method === 'GET' ? paramsOf(search) : bodyParams(body), operations, registered);
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: apolloRequest(request, search, body),
    context: async () => context,
  });
  const refusal = refusalIn(response);
  if (refusal) throw refusal;
  return response;
}

function apolloRequest(request: FastifyRequest, search: string, body: unknown): HTTPGraphQLRequest {
  const headers = headerMap(request);
  // It negotiates JSON, which this client gets as an event.
  if (acceptsOnlyEvents(request.headers.accept)) headers.set('accept', `${request.headers.accept}, application/json`);
  // It has no subscriptions by GET.
  const isPosted = request.method === 'GET' && subscriptionProtocol(request.headers.accept) === 'events';
  if (isPosted) return { method: 'POST', headers, search: '', body: postedParams(search) };
  return { method: request.method, headers, search, body };
}

/** Apollo Server's refusal of the request itself, which has no request id yet. */
function refusalIn({ status = 200, body }: HTTPGraphQLResponse): RequestError | null {
  if (status < 400 || body.kind !== 'complete') return null;
  const [error] = (JSON.parse(body.string) as Refusal).errors ?? [];
  if (!error || error.extensions?.requestId !== undefined) return null;
  return new RequestError(status, error.message, error.extensions?.code);
}

interface Refusal {
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly requestId?: string };
  }[];
}
