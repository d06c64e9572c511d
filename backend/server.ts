import { createLogger } from '#shared/server/log/logger.ts';
import { createApp } from './app.ts';
import type { Backend, BackendOptions } from './backend-options.ts';
import { ensureDemoData } from './demo.ts';
import { createPasswordHasher } from './domain/passwords/password-hasher.ts';
import { createDirectory } from './domain/specialists/directory.ts';
import { deliverBySmtp, noDelivery } from './mail/delivery.ts';
import { startScheduler } from './scheduler.ts';
import { changeContext, type ScriptContext } from './scripts/http/context.ts';
import { checkFiles, logMigrations, refuseUnsafeProduction } from './startup.ts';
import { openStore } from './store/database/database.ts';
import { lockFolder } from './store/database/folder-lock.ts';
import { openFiles } from './store/files/open-files.ts';

const drainMilliseconds = 10_000;

const progressMilliseconds = 15_000;

/** In the demo no specialist is there to confirm a booking. */
const demoConfirmAfter = 3 * 60_000;

/**
 * Starts the documented scripts. Throws `StartRefused`, and leaves nothing open, when it must not
 * or cannot run.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, databaseUrl, smtpUrl, publicUrl, clock = () => new Date() } = options;
  const logger = options.logger ?? createLogger('backend', 'silent');
  // Loaded only when it is on.
  const metrics = options.metrics ? (await import('./metrics.ts')).createBackendMetrics() : null;
  const tracing = options.isTracing ? (await import('./tracing.ts')).createBackendTracing(logger) : null;
  const undo: (() => unknown)[] = [() => tracing?.shutdown()];
  try {
    const lock = databaseUrl ? null : lockFolder(dataDir);
    undo.push(() => lock?.release());
    const onConnectionLost = (err: Error) => {
      metrics?.connectionLost();
      logger.warn({ event: 'database connection lost', err }, 'a database connection was lost');
    };
    const store = await openStore({
      databaseUrl,
      dataDir,
      onConnectionLost,
      onMigrations: logMigrations(logger),
      onStatement: metrics?.statement,
      aroundTransaction: tracing?.transaction,
    });
    undo.push(() => store.close());
    await refuseUnsafeProduction(store, options);
    const files = await openFiles(store, { dataDir, clock });
    await checkFiles(store, files, { dataDir, now: clock(), isLocked: lock !== null }, logger);
    const passwords = createPasswordHasher(options.passwordHashCost);
    const demo = options.demo ? await ensureDemoData({ store, files, passwords }, clock()) : null;
    const delivery = smtpUrl ? deliverBySmtp(store, smtpUrl, clock, logger, metrics?.mail) : noDelivery;
    undo.push(() => delivery.stop());
    const confirmAfter = options.demo ? demoConfirmAfter : null;
    const directory = createDirectory(store.db);
    const context: ScriptContext = { store, files, directory, delivery, passwords, publicUrl, clock, confirmAfter };
    const progress = startScheduler(() => changeContext(context), delivery.nudge, {
      every: options.scheduleInterval === undefined ? progressMilliseconds : options.scheduleInterval,
      logger,
      metrics,
    });
    undo.push(() => progress.stop());
    metrics?.watch({ store, passwords, clock });
    let isDraining = false;
    const drain = () => {
      isDraining = true;
    };
    const app = createApp(context, {
      outbox: options.demo,
      isDraining: () => isDraining,
      logger,
      metrics,
      tracing,
      metricsToken: options.metrics?.token ?? null,
    });
    const host = options.host ?? '127.0.0.1';
    await app.listen({ host, port: options.port ?? 0 });
    undo.push(async () => {
      drain();
      const deadline = setTimeout(() => app.server.closeAllConnections(), drainMilliseconds);
      await app.close();
      clearTimeout(deadline);
    });
    const [address] = app.addresses();
    const port = typeof address === 'object' ? address.port : 0;
    return {
      origin: `http://127.0.0.1:${port}`,
      port,
      demo,
      progress: progress.run,
      readMetrics: metrics?.read ?? null,
      drain,
      close: () => undoAll(undo),
    };
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

async function undoAll(undo: (() => unknown)[]): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}
