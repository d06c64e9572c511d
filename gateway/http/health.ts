import type { FastifyInstance } from 'fastify';
import type { HttpClient } from '../legacy/transport/http-client.ts';

export type Readiness = 'ready' | 'starting' | 'draining' | 'unavailable';

/** `/healthz`: the process is alive. `/readyz`: it can serve customers. */
export function addHealthRoutes(app: FastifyInstance, readiness: () => Readiness | Promise<Readiness>): void {
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const status = await readiness();
    void reply.header('cache-control', 'no-store').code(status === 'ready' ? 200 : 503);
    return { status };
  });
}

const BACKEND_TIMEOUT_MS = 3_000;

/** Whether the embedded backend responds, and reaches its database. */
export async function embeddedReadiness(http: HttpClient): Promise<Readiness> {
  try {
    const { status, body } = await http.stream('/readyz', AbortSignal.timeout(BACKEND_TIMEOUT_MS));
    body.on('error', () => undefined).destroy();
    return status === 200 ? 'ready' : 'unavailable';
  } catch {
    return 'unavailable';
  }
}
