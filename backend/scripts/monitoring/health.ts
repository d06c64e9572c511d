import type { FastifyInstance } from 'fastify';
import { isReachable } from '../../store/database/database.ts';
import type { ScriptContext } from '../http/context.ts';

const patience = 2_000;

/**
 * `/healthz`: the process lives. `/readyz`: 200 while it may be sent calls, 503 while the database
 * doesn't answer and from the moment it is told to stop. Neither is part of the contract.
 */
export function healthRoutes(app: FastifyInstance, { store }: ScriptContext, isDraining: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const isReady = await isReachable(store, patience);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
}
