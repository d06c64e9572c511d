import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '../log/logger.ts';
import type { MetricsConfig } from '../settings.ts';

/** Content type of the Prometheus text format. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export interface MetricsListener {
  close(): Promise<void>;
}

/** Serves `/metrics` on a separate port. Rejects with `EADDRINUSE` when the port is in use. */
export async function listenForMetrics(
  { port, host }: MetricsConfig,
  read: () => Promise<string>,
  log: Logger,
): Promise<MetricsListener | null> {
  if (port === null) return null;
  const server = createServer((request, response) => {
    const isMetrics = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isMetrics) {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text),
      (err: unknown) => {
        log.error({ event: 'metrics', err }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  log.info({ event: 'metrics', port: (server.address() as AddressInfo).port }, 'metrics can be read');
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
