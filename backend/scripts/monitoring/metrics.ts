import type { FastifyInstance } from 'fastify';
import { METRICS_TYPE } from '#shared/server/metrics/listener.ts';
import { isSecret } from '#shared/server/secret.ts';
import { Refusal } from '../../domain/refusal.ts';

/** `/metrics`, for callers with the token. Not part of the contract. */
export function metricsRoute(app: FastifyInstance, token: string, read: () => Promise<string>): void {
  app.get('/metrics', async (request, reply) => {
    if (!isSecret(request.headers.authorization, `Bearer ${token}`))
      throw new Refusal('NOT_FOUND', 'There is nothing here.');
    return reply.header('content-type', METRICS_TYPE).send(await read());
  });
}
