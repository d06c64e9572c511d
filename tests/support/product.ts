import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGatewayProcess } from './gateway-process.ts';
import { ManualClock } from './manual-clock.ts';

/** The whole built product, with its own database. */
export interface Product {
  readonly url: string;
  /** The data folder of its embedded backend. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts the built gateway, with its embedded backend unless the settings have `PHP_URL`. It trusts
 * this machine's X-Forwarded-For, so that tests that create customers don't share the rate limits
 * of one address. Pages come with their data, however busy the machine is.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mendwell-'));
  const environment = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1',
    PAGE_TIMEOUT: '60',
    ...settings,
  };
  const { url, signal, ended } = await startGatewayProcess(environment);
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

/**
 * Starts the built gateway in this process, in front of `phpUrl`. Its caches, circuit breakers and
 * rate limits are empty, as in a new process, and it starts much faster. It polls for notifications
 * more often than usual. Its circuit breakers don't open, because tests let scripts fail often, and
 * no call times out, however long a test holds it.
 */
export async function startGatewayInProcess(phpUrl: string): Promise<Product> {
  const { createServer } = await builtModule<typeof import('../../gateway/server.ts')>('gateway/server');
  const { readConfig } = await builtModule<typeof import('../../gateway/config.ts')>('gateway/config');
  const { createLogger } = await builtModule<typeof import('#shared/server/log/logger.ts')>('shared/server/log/logger');
  const dataDir = await mkdtemp(join(tmpdir(), 'mendwell-gateway-'));
  const config = readConfig({ PHP_URL: phpUrl, DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' });
  const { app, close } = await createServer({
    config,
    host: { origin: () => config.phpUrl, isEmbedded: false },
    log: createLogger('gateway', 'silent'),
    transportLimits: { failuresToOpen: 1_000 },
    callClock: new ManualClock(),
    notifications: { pace: { fastMs: 500, slowMs: 2_000, backoffMs: 2_000 } },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    dataDir,
    async stop() {
      app.server.closeAllConnections();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Imports a module of the build. */
function builtModule<T>(name: string): Promise<T> {
  return import(fileURLToPath(new URL(`../../build/${name}.js`, import.meta.url)));
}
