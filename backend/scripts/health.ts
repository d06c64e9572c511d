import type { FastifyInstance } from 'fastify';
import { isReachable } from '../store/database.ts';
import type { ScriptContext } from './context.ts';

const patience = 2_000;

/**
 * `/readyz`, for the gateway: 200 while the database answers, else 503. Not part of the contract.
 */
export function healthRoute(app: FastifyInstance, { store }: ScriptContext): void {
  app.get('/readyz', async (_request, reply) => {
    const isReady = await isReachable(store, patience);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
}
