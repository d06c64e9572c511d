import type { FastifyInstance } from 'fastify';
import type { GatewayMetrics } from './metrics.ts';

/** The number of open connections. */
export const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** The gateway's own metrics, and those of its embedded backend when it responds. */
export async function readAllMetrics(
  metrics: GatewayMetrics,
  { readMetrics }: { readonly readMetrics?: () => Promise<string | null> },
): Promise<string[]> {
  const [gateway, backend] = await Promise.all([metrics.read(), readMetrics?.()]);
  return backend ? [gateway, backend] : [gateway];
}
