import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { LegacyFault } from '../legacy/transport/fault.ts';
import type { Logger } from '../observability/logger.ts';

/** A problem with the question itself. The message is shown to developers and customers alike. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

export function rateLimited(retryAfterSeconds: number): GraphQLError {
  return new GraphQLError('Too many tries. Please wait a little and try again.', {
    extensions: { code: 'RATE_LIMITED', retryAfter: retryAfterSeconds },
  });
}

/** Errors that graphql-js and Apollo Server word themselves, about the document and the request: they hold nothing of ours. */
const ABOUT_THE_REQUEST = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'RATE_LIMITED',
]);

const MAX_MESSAGE = 300;

/**
 * The allow-list that every error passes on its way out: what is known keeps its words and its code, everything else becomes
 * 'Something went wrong' and is logged. A stack, an address, a script's name or PHP's output is in none of the known ones.
 */
export function maskErrors(log: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const { path, locations } = formatted;
    const where = { ...(locations && { locations }), ...(path && { path }) };
    const cause = unwrapResolverError(thrown);
    if (cause instanceof LegacyFault) return { message: cause.message, ...where, extensions: faultExtensions(cause) };

    const code = String(formatted.extensions?.code ?? '');
    if (ABOUT_THE_REQUEST.has(code)) {
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

function faultExtensions(fault: LegacyFault): Record<string, unknown> {
  const { code, status, retryAfterSeconds } = fault;
  return {
    code,
    ...(status !== undefined && { legacyStatus: status }),
    ...(retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds }),
  };
}
