import type { FastifyInstance } from 'fastify';

export type Readiness = 'ready' | 'starting' | 'draining';

/** `/healthz`: the process lives, whatever its surroundings do. `/readyz`: it may be sent customers. */
export function addHealthRoutes(app: FastifyInstance, readiness: () => Readiness): void {
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const status = readiness();
    void reply.header('cache-control', 'no-store').code(status === 'ready' ? 200 : 503);
    return { status };
  });
}
