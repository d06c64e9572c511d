import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '#shared/server/log/logger.ts';
import { clientNetwork } from '../client-network.ts';
import type { OperationContext } from '../graphql/operation-context.ts';
import type { SubscriptionStream } from '../graphql/subscription-protocols.ts';
import { READ_TIMEOUT_MS, UPLOAD_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { Cancellation, Deadline } from '../legacy/transport/deadline.ts';
import { LegacyClient } from '../legacy/transport/legacy-client.ts';
import { LegacyError } from '../legacy/transport/legacy-error.ts';
import { SessionCookies } from '../legacy/transport/session-cookies.ts';
import type { Transport } from '../legacy/transport/transport.ts';
import type { RateLimitName } from '../limits.ts';
import type { GatewayTracing, RequestTrace } from '../observability/tracing.ts';
import type { RateLimiter } from '../state/rate-limiter.ts';

export interface ContextSource<Context extends OperationContext> {
  readonly transport: Transport;
  readonly limiter: RateLimiter<RateLimitName>;
  readonly resolverContext: (operation: OperationContext) => Context;
}

/** A request to /graphql: who sends it, and the client for its calls of the host. */
export interface Arrival extends Shared {
  /** `performance.now()`. */
  readonly started: number;
  readonly deadline: Deadline;
  readonly legacy: LegacyClient;
}

export interface ArrivalOptions {
  readonly transport: Transport;
  readonly log: Logger;
  readonly tracing: GatewayTracing | null;
  readonly sessionCookies: ReadonlySet<string>;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whether the address is a trusted proxy's, whose trace headers are continued. */
  readonly isTrusted: (address: string | undefined) => boolean;
}

/** The span of a request. Trace headers are only trusted from a trusted proxy. */
export function traceOf(
  { headers, socket }: IncomingMessage,
  requestId: string,
  { tracing, isTrusted }: Pick<ArrivalOptions, 'tracing' | 'isTrusted'>,
): RequestTrace | null {
  return tracing?.request(requestId, isTrusted(socket.remoteAddress) ? headers : null) ?? null;
}

export function arrive(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, started, viewer }: Pick<Arrival, 'requestId' | 'started' | 'viewer'>,
  options: ArrivalOptions,
): Arrival {
  const { transport, log, sessionCookies, addressOf } = options;
  const cancellation = new Cancellation();
  response.once('close', () => {
    if (!response.writableFinished) cancellation.cancel(new LegacyError('cancelled'));
  });
  const shared: Shared = {
    requestId,
    trace: traceOf(request, requestId, options),
    viewer,
    cookies: new SessionCookies(sessionCookies, request.headers.cookie),
    clientAddress: addressOf(request),
    isReadOnly: request.method === 'GET',
    cancellation,
    log: new RequestLogger(log, requestId),
  };
  const deadline = new Deadline(WRITE_TIMEOUT_MS);
  return { ...shared, started, deadline, legacy: legacyClient(transport, shared, deadline) };
}

export function createContext<Context extends OperationContext>(
  { started: _, ...arrival }: Arrival,
  source: ContextSource<Context>,
  { hasFiles, startStream }: { hasFiles: boolean; startStream: (stream: SubscriptionStream) => void },
): Context {
  const operation = { ...arrival, startStream };
  if (!hasFiles) return contextOf(source, operation, arrival);
  // Its time begins when the files have been received.
  const deadline = new Deadline(UPLOAD_TIMEOUT_MS);
  return contextOf(source, operation, { deadline, legacy: legacyClient(source.transport, arrival, deadline) });
}

/** The context of a public query that this process asks by itself, for a page. */
export function createSessionlessContext<Context extends OperationContext>(
  source: ContextSource<Context>,
  { log, requestId }: { readonly log: Logger; readonly requestId: string },
): Context {
  const shared: Shared = {
    requestId,
    trace: null,
    viewer: null,
    cookies: new SessionCookies(new Set()),
    clientAddress: '',
    isReadOnly: true,
    cancellation: new Cancellation(),
    log: new RequestLogger(log, requestId),
  };
  const deadline = new Deadline(READ_TIMEOUT_MS);
  const legacy = legacyClient(source.transport, shared, deadline, true);
  return contextOf(source, { ...shared, startStream: () => undefined }, { deadline, legacy });
}

type Shared = Omit<OperationContext, 'facts' | 'deadline' | 'legacy' | 'fork' | 'limiter' | 'startStream'>;

/** `first` is what the first operation has; each further event of a subscription has its own. */
function contextOf<Context extends OperationContext>(
  { transport, limiter, resolverContext }: ContextSource<Context>,
  shared: Shared & Pick<OperationContext, 'startStream'>,
  first: Pick<OperationContext, 'deadline' | 'legacy'>,
): Context {
  const create = ({ deadline, legacy }: typeof first): Context => {
    const facts = { kind: null, name: null, hasErrors: false, publicSeconds: 0 };
    return resolverContext({ ...shared, limiter, facts, deadline, legacy, fork });
  };
  const fork = () => {
    const deadline = new Deadline(WRITE_TIMEOUT_MS);
    return create({ deadline, legacy: legacyClient(transport, shared, deadline) });
  };
  return create(first);
}

function legacyClient(transport: Transport, shared: Shared, deadline: Deadline, needsFresh?: true): LegacyClient {
  const { requestId, trace, viewer, cookies, cancellation, clientAddress } = shared;
  return new LegacyClient(transport, {
    requestId,
    trace,
    network: clientAddress === '' ? null : clientNetwork(clientAddress).network,
    credentials: viewer,
    cookies,
    deadline,
    cancellation,
    ...(needsFresh && { needsFresh }),
  });
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
