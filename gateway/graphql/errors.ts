import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, isValueNode } from 'graphql';
import { ERROR_CODES, type ErrorCode, type NoSessionReason } from '#shared/error-codes.ts';
import type { Logger } from '#shared/server/log/logger.ts';
import { LegacyError, type LegacyErrorKind } from '../legacy/transport/legacy-error.ts';
import type { UploadLimits } from '../limits.ts';

const graphError = (code: ErrorCode, message: string, details: { retryAfter?: number } = {}) =>
  new GraphQLError(message, { extensions: { code, ...details } });

/** An invalid argument. The message is for developers and customers. */
export const badUserInput = (message: string) => graphError('BAD_USER_INPUT', message);

const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a little and try again.';

export const rateLimited = (retryAfterSeconds: number, message = TOO_MANY_ATTEMPTS) =>
  graphError('RATE_LIMITED', message, { retryAfter: retryAfterSeconds });

/**
 * The codes of docs/graph.md. The message of a GraphQLError with one of them was written for the
 * caller, here, in graphql-js or in Apollo Server.
 */
const PUBLIC_CODES = new Set<string>(
  ERROR_CODES.map(({ code }) => code).filter((code) => code !== 'INTERNAL_SERVER_ERROR'),
);

const MAX_MESSAGE = 500;

/**
 * The allow-list for errors: known ones keep their message and code, all others become 'Something
 * went wrong' and are logged. Known errors contain no stack, address, script name or PHP output.
 */
export function maskErrors(log: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const { path, locations } = formatted;
    const where = { ...(locations && { locations }), ...(path && { path }) };
    const cause = unwrapResolverError(thrown);
    if (cause instanceof LegacyError) return { message: cause.message, ...where, extensions: legacyExtensions(cause) };

    // graphql-js only notices during execution that a variable with a default is null, and names
    // the place of the value; its other errors name that of the field.
    const isOfArgument = cause instanceof GraphQLError && cause.nodes?.some(isValueNode);
    const code = isOfArgument ? 'BAD_USER_INPUT' : String(formatted.extensions?.code ?? '');
    if (PUBLIC_CODES.has(code)) {
      const retryAfter = formatted.extensions?.retryAfter;
      return {
        message: formatted.message.slice(0, MAX_MESSAGE),
        ...where,
        extensions: { code, ...(typeof retryAfter === 'number' && { retryAfter }) },
      };
    }
    log.error({ event: 'unexpected error', err: cause, path: path?.join('.') }, 'unexpected error');
    return { message: 'Something went wrong', ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  };
}

/** Masks errors that don't pass through Apollo Server, in the form that it would send. */
export function formatErrors(errors: readonly unknown[], log: Logger, requestId: string): GraphQLFormattedError[] {
  const mask = maskErrors(log);
  return errors.map((thrown) => {
    const { message, extensions, ...where } = mask(
      thrown instanceof GraphQLError ? thrown.toJSON() : { message: '' },
      thrown,
    );
    return { message, ...where, extensions: { ...extensions, requestId } };
  });
}

/** What a failed call of the host is in the graph, and why a request has no session. */
const LEGACY_CODES: Readonly<Record<LegacyErrorKind, readonly [ErrorCode, reason?: NoSessionReason]>> = {
  network: ['UPSTREAM_UNAVAILABLE'],
  timeout: ['UPSTREAM_TIMEOUT'],
  status: ['UPSTREAM_UNAVAILABLE'],
  refused: ['UPSTREAM_INVALID_RESPONSE'],
  'invalid response': ['UPSTREAM_INVALID_RESPONSE'],
  'not sent': ['UPSTREAM_UNAVAILABLE'],
  limited: ['RATE_LIMITED'],
  cancelled: ['UPSTREAM_TIMEOUT'],
  unauthenticated: ['UNAUTHENTICATED', 'SESSION_EXPIRED'],
  'not logged in': ['UNAUTHENTICATED', 'NOT_LOGGED_IN'],
  'not found': ['NOT_FOUND'],
  forbidden: ['FORBIDDEN'],
};

function legacyExtensions(error: LegacyError): Record<string, unknown> {
  const { kind, status, retryAfterSeconds, isRepeatSafe } = error;
  const [code, reason] = LEGACY_CODES[kind];
  return {
    code,
    ...(reason !== undefined && { reason }),
    ...(status !== undefined && { legacyStatus: status }),
    ...(retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds }),
    ...(isRepeatSafe && { isRepeatSafe }),
  };
}

export interface RefusalDetails {
  /** The limit that the request exceeds, in bytes. */
  readonly maxBytes?: number;
  /** How long to wait, in seconds. */
  readonly retryAfter?: number;
}

/** A request that is refused before it is executed: the response's status, message and code. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: RefusalDetails;

  constructor(status: number, message: string, code = 'BAD_REQUEST', details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const tooManyAttempts = (retryAfter: number) =>
  new RequestError(200, TOO_MANY_ATTEMPTS, 'RATE_LIMITED', { retryAfter });

const MIB = 1024 * 1024;

/** The error 413. `subject` starts its message, with a verb: `The files are`. */
export function tooLarge(subject: string, maxBytes: number): RequestError {
  const limit = maxBytes < MIB ? `${Math.floor(maxBytes / 1024)} kB` : `${Math.floor(maxBytes / MIB)} MB`;
  return new RequestError(413, `${subject} larger than ${limit}.`, 'TOO_LARGE', { maxBytes });
}

export const filesTooLarge = ({ maxFilesBytes }: Pick<UploadLimits, 'maxFilesBytes'>) =>
  tooLarge('The files together are', maxFilesBytes);
