import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../graphql/errors.ts';
import type { OperationContext } from '../graphql/operation-context.ts';
import { acceptsResponses, acceptsStreams } from '../graphql/subscription-protocols.ts';
import type { MultipartRequest } from '../graphql/uploads/multipart-request.ts';
import type { Cors } from './cors.ts';
import { headerMap, type OperationOptions, readOperation } from './graphql-request.ts';

interface OperationRoute<Context extends OperationContext> extends OperationOptions {
  readonly apollo: ApolloServer<Context>;
  readonly cors: Cors;
  readonly hasConsoles: boolean;
}

/** Refuses a request whose answer the client couldn't read. */
export function checkProtocol(request: FastifyRequest): void {
  if (request.headers.upgrade !== undefined) {
    const how = 'Subscriptions use HTTP, as server-sent events or multipart: see docs/mobile.md#subscriptions.';
    throw new RequestError(400, `There are no WebSockets here. ${how}`);
  }
  if (isNavigation(request) || acceptsResponses(request.headers.accept)) return;
  throw new RequestError(
    406,
    'Accept application/json or application/graphql-response+json; for subscriptions also text/event-stream or multipart/mixed.',
  );
}

const isNavigation = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && /^\s*text\/html\b/i.test(headers.accept ?? '');

/** Executes the request's operation. Throws a `RequestError` for an invalid request. */
export async function executeOperation<Context extends OperationContext>(
  request: FastifyRequest,
  route: OperationRoute<Context>,
  context: Context,
  upload: MultipartRequest | null,
): Promise<HTTPGraphQLResponse> {
  const httpGraphQLRequest = await apolloRequest(request, route, upload);
  const response = await route.apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => context });
  const refusal = refusalIn(response);
  if (refusal) throw refusal;
  return response;
}

/** Always a POST with the operation that was checked: Apollo Server would read a GET by itself. */
async function apolloRequest<Context extends OperationContext>(
  request: FastifyRequest,
  route: OperationRoute<Context>,
  upload: MultipartRequest | null,
): Promise<HTTPGraphQLRequest> {
  const headers = headerMap(request);
  if (route.hasConsoles && isNavigation(request)) return { method: 'GET', headers, search: '', body: undefined };
  const operation = await readOperation(request, upload, route);
  // Apollo Server would refuse it.
  if (request.method === 'GET' && route.cors.trustsGet(request.headers))
    headers.set('apollo-require-preflight', 'true');
  // It negotiates JSON, which a client of streams gets when none starts: as an event, or as it is.
  if (acceptsStreams(request.headers.accept))
    headers.set('accept', `${request.headers.accept}, application/json;q=0.1`);
  return { method: 'POST', headers, search: '', body: operation };
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
