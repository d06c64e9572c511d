import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSAL_STATUSES, type RefusalCode } from '#shared/refusal-codes.ts';
import type { Logger } from '#shared/server/log/logger.ts';
import { Refusal } from '../../domain/refusal.ts';
import { DatabaseUnavailable } from '../../store/database/postgres.ts';
import { describeRequest } from './request-log.ts';

export interface RefusalBody {
  success: false;
  code: RefusalCode;
  message: string;
  errors: string[];
  /** The request's field of each error, in the same order; missing if none is known. */
  fields?: (string | null)[];
}

export function refusalBody(code: RefusalCode, errors: string[], fields: (string | null)[] = []): RefusalBody {
  const [first = 'The request was refused.'] = errors;
  const message = errors.length > 1 ? 'Some details need your attention.' : first;
  const isKnown = fields.some((field) => field !== null);
  return { success: false, code, message, errors, ...(isKnown && { fields }) };
}

/** For a request that can't be read, such as a body that is no JSON. */
export function answerUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 400 } = error;
  const code = statusCode === 413 ? 'TOO_LARGE' : 'INVALID';
  return reply.code(statusCode).send(refusalBody(code, ['We couldn’t read the request.']));
}

/**
 * For an internal error. It has no `success`, since the outcome is unknown. Sending the same again
 * is safe where the script takes an Idempotency-Key.
 */
function answerFault(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message =
    request.method === 'GET'
      ? 'Something went wrong on our side. Please try again.'
      : 'Something went wrong on our side, and we don’t know whether your request went through. Please try again.';
  return reply.code(error instanceof DatabaseUnavailable ? 503 : 500).send({ message, errors: [message] });
}

/** Answers every failure in the shape of the contract, without internal details. */
export function answerFailures(app: FastifyInstance, logger: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) {
      const { code, message, errors, fields, retryAfter } = error;
      reply.code(REFUSAL_STATUSES[code]);
      // The documents give this body, without a list of errors.
      if (code === 'UNAUTHENTICATED') return reply.send({ success: false, code, message });
      if (retryAfter !== null) reply.header('retry-after', retryAfter);
      return reply.send(refusalBody(code, errors, fields));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return answerUnreadable(error, request, reply);
    logger.error({ event: 'request failed', ...describeRequest(request), err: error }, 'a request failed');
    return answerFault(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split('?', 1)[0] ?? '';
    const method = (['GET', 'POST'] as const).find((candidate) => app.hasRoute({ url, method: candidate }));
    if (method)
      return reply
        .code(405)
        .header('allow', method)
        .send(refusalBody('INVALID', ['This method is not allowed here.']));
    return reply.code(404).send(refusalBody('NOT_FOUND', ['There is nothing here.']));
  });
}
