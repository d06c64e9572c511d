import type { FastifyInstance } from 'fastify';
import { createLogger, type Logger } from '#shared/server/log/logger.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { createApp } from './app.ts';
import type { Backend, BackendOptions } from './backend-options.ts';
import { ensureDemoData } from './demo/demo.ts';
import { createDirectory } from './domain/directory.ts';
import { createPasswordHasher } from './domain/passwords/password-hasher.ts';
import { deliverBySmtp, noDelivery } from './mail/delivery.ts';
import { startScheduler } from './scheduler.ts';
import { changeContext, type ScriptContext } from './scripts/http/context.ts';
import { checkFiles, logMigrations, refuseUnsafeProduction } from './startup.ts';
import { openStore, type Store } from './store/database/database.ts';
import { lockFolder } from './store/database/sqlite.ts';
import { openFiles } from './store/files/open-files.ts';

const drainMilliseconds = 10_000;

const schedulerMilliseconds = 15_000;

/** In the demo bookings confirm themselves, since no specialist does. */
const demoConfirmAfter = 3 * MINUTE_MS;

type Cleanup = () => unknown;

/** What the options turn on; loaded only then. */
async function loadObservability(options: BackendOptions, logger: Logger) {
  return {
    metrics: options.metrics ? (await import('./metrics.ts')).createBackendMetrics() : null,
    tracing: options.isTracing ? (await import('./tracing.ts')).createBackendTracing(logger) : null,
  };
}

type Observability = Awaited<ReturnType<typeof loadObservability>>;

/** Opens and migrates the database, locked against other processes with SQLite. */
async function openDatabase(
  options: BackendOptions,
  { metrics, tracing }: Observability,
  logger: Logger,
  cleanups: Cleanup[],
): Promise<{ store: Store; isLocked: boolean }> {
  const { dataDir, databaseUrl } = options;
  const lock = databaseUrl ? null : lockFolder(dataDir);
  cleanups.push(() => lock?.release());
  const store = await openStore({
    databaseUrl,
    dataDir,
    onConnectionLost: (err) => {
      metrics?.connectionLost();
      logger.warn({ event: 'database connection lost', err }, 'a database connection was lost');
    },
    onMigrations: logMigrations(logger),
    onStatement: metrics?.statementRun,
    aroundTransaction: tracing?.transaction,
  });
  cleanups.push(() => store.close());
  return { store, isLocked: lock !== null };
}

/** Listens, and returns the port. */
async function listen(app: FastifyInstance, { host, port }: BackendOptions, drain: () => void, cleanups: Cleanup[]) {
  await app.listen({ host: host ?? '127.0.0.1', port: port ?? 0 });
  cleanups.push(async () => {
    drain();
    const deadline = setTimeout(() => app.server.closeAllConnections(), drainMilliseconds);
    await app.close();
    clearTimeout(deadline);
  });
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : 0;
}

/** Everything behind the HTTP server: database, files, emails and scheduled changes. */
async function startServices(
  options: BackendOptions,
  observability: Observability,
  logger: Logger,
  cleanups: Cleanup[],
) {
  const { dataDir, smtpUrl, publicUrl, clock = () => new Date() } = options;
  const { metrics } = observability;
  const { store, isLocked } = await openDatabase(options, observability, logger, cleanups);
  await refuseUnsafeProduction(store, options);
  const files = await openFiles(store, { dataDir, clock });
  await checkFiles(store, files, { dataDir, now: clock(), isLocked }, logger);
  const passwords = createPasswordHasher(options.passwordHashCost);
  const demo = options.demo ? await ensureDemoData({ store, files, passwords }, clock()) : null;
  const delivery = smtpUrl ? deliverBySmtp(store, smtpUrl, clock, logger, metrics?.emailAttempted) : noDelivery;
  cleanups.push(() => delivery.stop());
  const confirmAfter = options.demo ? demoConfirmAfter : null;
  const directory = createDirectory(store.db);
  const services = { store, files, directory, delivery, passwords };
  const context: ScriptContext = {
    ...services,
    publicUrl,
    clock,
    confirmAfter,
    isDemo: options.demo,
    releaseUnverifiedAfter: options.releaseUnverifiedAfter ?? null,
  };
  const interval = options.scheduleInterval === undefined ? schedulerMilliseconds : options.scheduleInterval;
  const scheduler = startScheduler(() => changeContext(context), delivery.deliverNow, { interval, logger, metrics });
  cleanups.push(() => scheduler.stop());
  metrics?.watch({ store, passwords, clock });
  return { context, demo, scheduler };
}

/**
 * Starts the documented scripts. Throws `StartupError`, and leaves nothing open, when it must not
 * or cannot run.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const logger = options.logger ?? createLogger('backend', 'silent');
  const observability = await loadObservability(options, logger);
  const cleanups: Cleanup[] = [() => observability.tracing?.shutdown()];
  try {
    const { context, demo, scheduler } = await startServices(options, observability, logger, cleanups);
    let isDraining = false;
    const drain = () => {
      isDraining = true;
    };
    const app = createApp(context, {
      ...observability,
      outbox: options.demo,
      isDraining: () => isDraining,
      logger,
      metricsToken: options.metrics?.token ?? null,
    });
    const port = await listen(app, options, drain, cleanups);
    return {
      origin: `http://127.0.0.1:${port}`,
      port,
      demo,
      runScheduledChanges: scheduler.run,
      readMetrics: observability.metrics?.read ?? null,
      drain,
      close: () => runCleanups(cleanups),
    };
  } catch (error) {
    await runCleanups(cleanups);
    throw error;
  }
}

/** In reverse, each once. */
async function runCleanups(cleanups: Cleanup[]): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}
