import type { FastifyInstance } from 'fastify';
import { METRICS_TYPE } from '#shared/server/metrics/listener.ts';
import { isSecret } from '#shared/server/secret.ts';

/** `/metrics` for requests with the token; 404 for all others. */
export function addMetricsRoute(app: FastifyInstance, token: string, read: () => Promise<string>): void {
  app.get('/metrics', async (request, reply) => {
    if (!isSecret(request.headers.authorization, `Bearer ${token}`)) return reply.callNotFound();
    return reply.headers({ 'content-type': METRICS_TYPE, 'cache-control': 'no-store' }).send(await read());
  });
}
