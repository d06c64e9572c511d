import { createLogger, type Logger } from '#shared/server/log/logger.ts';
import type { MetricsConfig } from '#shared/server/settings.ts';
import { createApp } from './app.ts';
import { type DemoLogIn, ensureDemoData } from './demo.ts';
import { removeOrphanedFiles } from './domain/files/orphaned-files.ts';
import { createPasswordHasher } from './domain/passwords/password-hasher.ts';
import { createDirectory } from './domain/specialists/directory.ts';
import { deliverBySmtp, noDelivery } from './mail/delivery.ts';
import { makeProgress } from './progress.ts';
import { changeContext, type ScriptContext } from './scripts/http/context.ts';
import { StartRefused } from './start-refused.ts';
import { hasDemoAccounts } from './store/accounts/accounts.ts';
import { listStoredApplicationFiles } from './store/applications/applications.ts';
import { listStoredImages } from './store/appointments/appointments.ts';
import { openStore, type Store } from './store/database/database.ts';
import { lockFolder } from './store/database/folder-lock.ts';
import type { OnMigrations } from './store/database/migrate.ts';
import { hasFolderFiles } from './store/files/folder-files.ts';
import { sweepIncoming } from './store/files/incoming.ts';
import { openFiles } from './store/files/open-files.ts';

export interface BackendOptions {
  /** PostgreSQL; without it SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Without it emails stay in the outbox. */
  smtpUrl?: string | undefined;
  /** Where the product's pages are; for links in emails. */
  publicUrl: string;
  /** Demo data when the database is empty, and the outbox to read. Never in production. */
  demo: boolean;
  /** The address to listen on; this machine only without it. */
  host?: string;
  /** 0 or nothing: any free port. */
  port?: number;
  clock?: () => Date;
  /**
   * How often, in milliseconds, appointments are brought forward as time passes; null: only when
   * `progress` is called.
   */
  progressEvery?: number | null;
  /** The base-2 logarithm of scrypt's N; 16 unless tests ask for less. */
  passwordHashCost?: number | undefined;
  logger?: Logger;
  /** How metrics can be read on the main port; null or nothing when they are off. */
  metrics?: Pick<MetricsConfig, 'token'> | null;
  /** Whether traces are sent to where the standard `OTEL_...` variables say. */
  isTracing?: boolean;
}

export interface Backend {
  /** For example `http://127.0.0.1:41234`. */
  origin: string;
  port: number;
  /** Who can log in to the demo; null when there is no demo customer. */
  demo: DemoLogIn | null;
  /** Brings appointments forward now; resolves when everything that was due is done. */
  progress(): Promise<void>;
  /** The metrics in the Prometheus text format; null when they are off. */
  readMetrics: (() => Promise<string>) | null;
  /** Turns /readyz to 503 and keeps no connection alive; all else is served as before. */
  drain(): void;
  /** Stops listening, finishes what is in flight within ten seconds, and closes everything. */
  close(): Promise<void>;
}

const drainMilliseconds = 10_000;
const progressMilliseconds = 15_000;
/** In the demo no specialist is there to confirm a booking. */
const demoConfirmAfter = 3 * 60_000;
/** Without a lock another process may share the folder and use files younger than an hour. */
const sharedMinimumAge = 3_600_000;

/** Logs migrations before they run, so that an operator can see why the start takes long. */
function logMigrations(logger: Logger): OnMigrations {
  return (step, migrations) => {
    if (step === 'end')
      return logger.info({ event: 'migrations applied', count: migrations.length }, 'the database is up to date');
    for (const { name, summary } of migrations)
      logger.info({ event: 'migration pending', migration: name, summary }, 'migration to apply');
  };
}

async function refuseUnsafeProduction(store: Store, options: BackendOptions): Promise<void> {
  if (options.demo) return;
  const problems: string[] = [];
  if (!options.smtpUrl) problems.push('SMTP_URL is missing: in production emails have to be sent.');
  if (await hasDemoAccounts(store.db))
    problems.push(
      'The database holds demo accounts, whose passwords are public. Use a database of its own for production.',
    );
  if (problems.length > 0) throw new StartRefused(problems);
}

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
    const owned = {
      images: await listStoredImages(store.db),
      applications: await listStoredApplicationFiles(store.db),
    };
    if (databaseUrl && (await hasFolderFiles(dataDir)))
      logger.warn(
        { event: 'files not moved', dataDir },
        'uploaded files in this folder are not used with PostgreSQL: run `npm run operator -- files move --delete`',
      );
    const minimumAge = lock ? 0 : sharedMinimumAge;
    const swept =
      (await sweepIncoming(files.incoming, clock(), minimumAge)) +
      (await removeOrphanedFiles(files, owned, clock(), minimumAge));
    if (swept > 0) logger.info({ event: 'files removed', count: swept }, 'removed files that belonged to nothing');
    const passwords = createPasswordHasher(options.passwordHashCost);
    const demo = options.demo ? await ensureDemoData({ store, files, passwords }, clock()) : null;
    const delivery = smtpUrl ? deliverBySmtp(store, smtpUrl, clock, logger, metrics?.mail) : noDelivery;
    undo.push(() => delivery.stop());
    const confirmAfter = options.demo ? demoConfirmAfter : null;
    const directory = createDirectory(store.db);
    const context: ScriptContext = { store, files, directory, delivery, passwords, publicUrl, clock, confirmAfter };
    const progress = makeProgress(() => changeContext(context), delivery.nudge, {
      every: options.progressEvery === undefined ? progressMilliseconds : options.progressEvery,
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
