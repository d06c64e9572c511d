import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatewayProcess } from './gateway-process.ts';

/** The whole built product as one would start it, with a database of its own. */
export interface Product {
  readonly url: string;
  /** Where its embedded backend keeps its data. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts the built gateway, with its embedded backend unless `PHP_URL` is among the settings. It believes what this machine says of where a
 * request comes from, so that tests which make customers of their own do not meet at the limits of one address.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mendwell-'));
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1', ...settings };
  const { url, signal, ended } = await startGatewayProcess(environment, ['build/gateway/main.js']);
  return {
    url,
    dataDir,
    async stop() {
      signal('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
