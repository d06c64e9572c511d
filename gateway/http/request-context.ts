import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../shared/log/logger.ts';
import type { GatewayContext, SharedServices } from '../context.ts';
import type { OpenSubscription } from '../graphql/open-subscription.ts';
import { UPLOAD_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { Cancellation } from '../legacy/transport/cancellation.ts';
import { LegacyClient } from '../legacy/transport/client.ts';
import type { Credentials } from '../legacy/transport/credentials.ts';
import { Deadline } from '../legacy/transport/deadline.ts';
import { LegacyFault } from '../legacy/transport/fault.ts';
import type { SessionCookies } from '../legacy/transport/session-cookies.ts';
import { Loaders } from '../modules/loaders.ts';
import type { RequestTrace } from '../observability/tracing.ts';
import { RequestLogger } from './request-logger.ts';

interface Surroundings {
  readonly shared: SharedServices;
  readonly log: Logger;
  readonly viewer: Credentials | null;
  readonly trace: RequestTrace | null;
  readonly cookies: SessionCookies;
  readonly hasFiles: boolean;
  readonly handOver: (subscription: OpenSubscription) => void;
}

/** Everything that one operation has, out of its request. */
export function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { shared, log, viewer, trace, cookies, hasFiles, handOver }: Surroundings,
): GatewayContext {
  const left = new Cancellation();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.cancel(new LegacyFault('cancelled'));
  });
  const same = {
    ...shared,
    requestId: request.id,
    trace,
    viewer,
    cookies,
    clientAddress: request.ip,
    left,
    log: new RequestLogger(log, request.id),
    handOver,
  };
  const make = (): GatewayContext => {
    const deadline = new Deadline(hasFiles ? UPLOAD_TIMEOUT_MS : WRITE_TIMEOUT_MS);
    const caller = { requestId: request.id, trace, credentials: viewer, cookies, deadline, left };
    const legacy = new LegacyClient(shared.transport, caller);
    const facts = { kind: null, name: null, hasErrors: false, publicSeconds: 0 };
    return { ...same, facts, deadline, legacy, loaders: new Loaders(legacy, shared.mediaHosts), again: make };
  };
  return make();
}
