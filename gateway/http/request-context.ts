import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../shared/log/logger.ts';
import type { GatewayContext, SharedServices } from '../context.ts';
import type { OpenSubscription } from '../graphql/open-subscription.ts';
import { UPLOAD_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { LegacyClient } from '../legacy/transport/client.ts';
import { readCredentials } from '../legacy/transport/credentials.ts';
import { Deadline } from '../legacy/transport/deadline.ts';
import type { SessionCookies } from '../legacy/transport/session-cookies.ts';
import { createLoaders } from '../modules/loaders.ts';
import type { RequestTrace } from '../observability/tracing.ts';

interface Surroundings {
  readonly shared: SharedServices;
  readonly log: Logger;
  readonly trace: RequestTrace | null;
  readonly cookies: SessionCookies;
  readonly hasFiles: boolean;
  readonly handOver: (subscription: OpenSubscription) => void;
}

/** Everything that one operation has, out of its request. */
export function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { shared, log, trace, cookies, hasFiles, handOver }: Surroundings,
): GatewayContext {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const viewer = readCredentials(request.headers['x-user-id'], request.headers['x-auth-token']);
  const same = {
    ...shared,
    requestId: request.id,
    trace,
    viewer,
    cookies,
    clientAddress: request.ip,
    left: left.signal,
    log: log.child({ requestId: request.id }),
    handOver,
  };
  const make = (): GatewayContext => {
    const deadline = new Deadline(hasFiles ? UPLOAD_TIMEOUT_MS : WRITE_TIMEOUT_MS);
    const caller = { requestId: request.id, trace, credentials: viewer, cookies, deadline, signal: left.signal };
    const legacy = new LegacyClient(shared.transport, caller);
    return { ...same, deadline, legacy, loaders: createLoaders(legacy, shared.mediaHosts), again: make };
  };
  return make();
}
