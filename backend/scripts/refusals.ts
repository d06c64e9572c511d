import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../shared/log/logger.ts';
import { Refusal, type RefusalKind } from '../domain/refusal.ts';
import { DatabaseUnavailable } from '../store/database-unavailable.ts';
import { describeRequest } from './request-log.ts';

const statuses: Record<RefusalKind, number> = {
  invalid: 422,
  'no-session': 401,
  'not-found': 404,
  taken: 409,
  void: 410,
  'key-reused': 409,
  'too-large': 413,
  'not-an-image': 415,
  limited: 429,
  busy: 503,
};

export interface RefusalBody {
  success: false;
  message: string;
  errors: string[];
}

export function refusalBody(errors: string[]): RefusalBody {
  const [first = 'The request was refused.'] = errors;
  return { success: false, message: errors.length > 1 ? 'Some details need your attention.' : first, errors };
}

/** To what is no request of ours: a body that is no JSON, a path that is none. */
export function answerUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(error.statusCode ?? 400).send(refusalBody(['The request could not be read.']));
}

/**
 * To a fault of ours. It has no `success`: nothing was refused, and after a fault nobody can tell
 * whether a change was made. Sending the same again is safe where the script takes an
 * Idempotency-Key.
 */
function answerFault(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message =
    request.method === 'GET'
      ? 'Something went wrong on our side. Please try again.'
      : 'Something went wrong on our side, and we don’t know whether your request went through. Please try again.';
  return reply.code(error instanceof DatabaseUnavailable ? 503 : 500).send({ message, errors: [message] });
}

/** Every failure in the shape of the contract, and nothing of its inside. */
export function answerFailures(app: FastifyInstance, logger: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) {
      // The one refusal whose body the documents of the dashboard know, without a list of errors.
      if (error.kind === 'no-session') return reply.code(401).send({ success: false, message: error.message });
      if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
      return reply.code(statuses[error.kind]).send(refusalBody(error.errors));
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
        .send(refusalBody(['This method is not allowed here.']));
    return reply.code(404).send(refusalBody(['There is nothing here.']));
  });
}
