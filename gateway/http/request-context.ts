import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext, SharedServices } from '../context.ts';
import { UPLOAD_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { LegacyClient } from '../legacy/transport/client.ts';
import { readCredentials } from '../legacy/transport/credentials.ts';
import { Deadline } from '../legacy/transport/deadline.ts';
import { createLoaders } from '../modules/loaders.ts';
import type { Logger } from '../observability/logger.ts';

/** Everything that one operation has, out of its request. */
export function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { shared, log }: { readonly shared: SharedServices; readonly log: Logger },
  hasFiles: boolean,
): GatewayContext {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const viewer = readCredentials(request.headers['x-user-id'], request.headers['x-auth-token']);
  const deadline = new Deadline(hasFiles ? UPLOAD_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  const caller = { requestId: request.id, credentials: viewer, deadline, signal: left.signal };
  const legacy = new LegacyClient(shared.transport, caller);
  return {
    ...shared,
    requestId: request.id,
    viewer,
    clientAddress: request.ip,
    deadline,
    legacy,
    loaders: createLoaders(legacy, shared.mediaHosts),
    log: log.child({ requestId: request.id }),
  };
}
