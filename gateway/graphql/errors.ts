import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from '#shared/server/log/logger.ts';
import { LegacyError } from '../legacy/transport/legacy-error.ts';
import errorCodes from './error-codes.json' with { type: 'json' };

/** A problem with the question itself. The message is shown to developers and customers alike. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

export function rateLimited(
  retryAfterSeconds: number,
  message = 'Too many tries. Please wait a little and try again.',
): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'RATE_LIMITED', retryAfter: retryAfterSeconds },
  });
}

/**
 * The codes that callers are told about (docs/graph.md). Who throws a GraphQLError with one of
 * them, here, in graphql-js or in Apollo Server, has written its message for the caller; only for
 * what nobody foresaw the words are ours.
 */
const WORDED = new Set(errorCodes.map(({ code }) => code).filter((code) => code !== 'INTERNAL_SERVER_ERROR'));

const MAX_MESSAGE = 300;

/**
 * The allow-list that every error passes on its way out: what is known keeps its words and its
 * code, everything else becomes 'Something went wrong' and is logged. A stack, an address, a
 * script's name or PHP's output is in none of the known ones.
 */
export function maskErrors(log: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const { path, locations } = formatted;
    const where = { ...(locations && { locations }), ...(path && { path }) };
    const cause = unwrapResolverError(thrown);
    if (cause instanceof LegacyError) return { message: cause.message, ...where, extensions: faultExtensions(cause) };

    const code = String(formatted.extensions?.code ?? '');
    if (WORDED.has(code)) {
      const retryAfter = formatted.extensions?.retryAfter;
      return {
        message: formatted.message.slice(0, MAX_MESSAGE),
        ...where,
        extensions: { code, ...(typeof retryAfter === 'number' && { retryAfter }) },
      };
    }
    log.error({ event: 'unforeseen error', err: cause, path: path?.join('.') }, 'unforeseen error');
    return { message: 'Something went wrong', ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  };
}

/** Errors that do not leave through Apollo Server, in the form in which it would have sent them. */
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

function faultExtensions(fault: LegacyError): Record<string, unknown> {
  const { code, status, retryAfterSeconds } = fault;
  return {
    code,
    ...(status !== undefined && { legacyStatus: status }),
    ...(retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds }),
  };
}
