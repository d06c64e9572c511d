import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { clientNetwork } from '../client-network.ts';
import type { OperationContext } from '../graphql/operation-context.ts';
import type { SubscriptionStream } from '../graphql/subscription-protocols.ts';
import { READ_TIMEOUT_MS, UPLOAD_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import type { Credentials } from '../legacy/transport/caller.ts';
import { Cancellation, Deadline } from '../legacy/transport/deadline.ts';
import { LegacyClient } from '../legacy/transport/legacy-client.ts';
import { LegacyError } from '../legacy/transport/legacy-error.ts';
import { SessionCookies } from '../legacy/transport/session-cookies.ts';
import type { Transport } from '../legacy/transport/transport.ts';
import type { RateLimitName } from '../limits.ts';
import type { RequestTrace } from '../observability/tracing.ts';
import type { RateLimiter } from '../state/rate-limiter.ts';

export interface ContextSource<Context extends OperationContext> {
  readonly transport: Transport;
  readonly limiter: RateLimiter<RateLimitName>;
  readonly resolverContext: (operation: OperationContext) => Context;
}

interface Operation {
  readonly log: Logger;
  readonly viewer: Credentials | null;
  readonly trace: RequestTrace | null;
  readonly cookies: SessionCookies;
  readonly hasFiles: boolean;
  readonly startStream: (stream: SubscriptionStream) => void;
}

export function createContext<Context extends OperationContext>(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ContextSource<Context>,
  { log, viewer, trace, cookies, hasFiles, startStream }: Operation,
): Context {
  const cancellation = new Cancellation();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) cancellation.cancel(new LegacyError('cancelled'));
  });
  return contextOf(source, {
    requestId: request.id,
    trace,
    viewer,
    cookies,
    clientAddress: request.ip,
    isReadOnly: request.method === 'GET',
    cancellation,
    log: new RequestLogger(log, request.id),
    startStream,
    withinMs: hasFiles ? UPLOAD_TIMEOUT_MS : WRITE_TIMEOUT_MS,
  });
}

/** The context of a public query that this process asks by itself, for a page. */
export function createSessionlessContext<Context extends OperationContext>(
  source: ContextSource<Context>,
  { log, requestId }: { readonly log: Logger; readonly requestId: string },
): Context {
  return contextOf(source, {
    requestId,
    trace: null,
    viewer: null,
    cookies: new SessionCookies(new Set(), undefined),
    clientAddress: '',
    isReadOnly: true,
    cancellation: new Cancellation(),
    log: new RequestLogger(log, requestId),
    startStream: () => undefined,
    withinMs: READ_TIMEOUT_MS,
    needsFresh: true,
  });
}

type Shared = Omit<OperationContext, 'facts' | 'deadline' | 'legacy' | 'fork' | 'limiter'> & {
  readonly withinMs: number;
  readonly needsFresh?: true;
};

function contextOf<Context extends OperationContext>(
  { transport, limiter, resolverContext }: ContextSource<Context>,
  { withinMs, needsFresh, ...shared }: Shared,
): Context {
  const { requestId, trace, viewer, cookies, cancellation, clientAddress } = shared;
  const create = (): Context => {
    const deadline = new Deadline(withinMs);
    const legacy = new LegacyClient(transport, {
      requestId,
      trace,
      network: clientAddress === '' ? null : clientNetwork(clientAddress).network,
      credentials: viewer,
      cookies,
      deadline,
      cancellation,
      ...(needsFresh && { needsFresh }),
    });
    const facts = { kind: null, name: null, hasErrors: false, publicSeconds: 0 };
    return resolverContext({ ...shared, limiter, facts, deadline, legacy, fork: create });
  };
  return create();
}

type Line = Parameters<Logger['info']>[0];

/** Adds the request id to each line. A pino child logger would cost more than a request's lines. */
export class RequestLogger implements Logger {
  readonly #log: Logger;
  readonly #requestId: string;

  constructor(log: Logger, requestId: string) {
    this.#log = log;
    this.#requestId = requestId;
  }

  fatal(line: Line, message: string): void {
    this.#log.fatal(this.#withRequestId(line), message);
  }

  error(line: Line, message: string): void {
    this.#log.error(this.#withRequestId(line), message);
  }

  warn(line: Line, message: string): void {
    this.#log.warn(this.#withRequestId(line), message);
  }

  info(line: Line, message: string): void {
    this.#log.info(this.#withRequestId(line), message);
  }

  debug(line: Line, message: string): void {
    this.#log.debug(this.#withRequestId(line), message);
  }

  child(fields: Readonly<Record<string, unknown>>): Logger {
    return this.#log.child({ requestId: this.#requestId, ...fields });
  }

  #withRequestId(line: Line): Line {
    return { requestId: this.#requestId, ...line };
  }
}
