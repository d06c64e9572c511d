import type { FastifyInstance } from 'fastify';
import { isReachable } from '../../store/database/database.ts';
import type { ScriptContext } from '../http/context.ts';

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
