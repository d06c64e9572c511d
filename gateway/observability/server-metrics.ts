import type { FastifyInstance } from 'fastify';
import type { GatewayMetrics } from './metrics.ts';

/** How many connections are open. */
export const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** The gateway's own metrics, and those of its embedded backend when it answers. */
export async function readAllMetrics(
  metrics: GatewayMetrics,
  { readMetrics }: { readonly readMetrics?: () => Promise<string | null> },
): Promise<string[]> {
  const [own, backend] = await Promise.all([metrics.read(), readMetrics?.()]);
  return backend ? [own, backend] : [own];
}
