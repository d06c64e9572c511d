import type { FastifyInstance } from 'fastify';
import { METRICS_TYPE } from '#shared/server/metrics/listener.ts';
import { isSecret } from '#shared/server/secret.ts';
import { Refusal } from '../domain/refusal.ts';
import { isReachable } from '../store/database/database.ts';
import type { ScriptContext } from './http/context.ts';

const timeoutMilliseconds = 2_000;

/**
 * `/healthz`: the process is alive. `/readyz`: 200 while it accepts calls, 503 while the database
 * doesn't respond or the process is draining. Neither is part of the contract.
 */
export function healthRoutes(app: FastifyInstance, { store }: ScriptContext, isDraining: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const isReady = await isReachable(store, timeoutMilliseconds);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
}

/** `/metrics`, for callers with the token. Not part of the contract. */
export function metricsRoute(app: FastifyInstance, token: string, read: () => Promise<string>): void {
  app.get('/metrics', async (request, reply) => {
    if (!isSecret(request.headers.authorization, `Bearer ${token}`))
      throw new Refusal('NOT_FOUND', 'There is nothing here.');
    return reply.header('content-type', METRICS_TYPE).send(await read());
  });
}
