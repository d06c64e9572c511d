import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type DemoLogIn, ensureDemoData } from './demo.ts';
import { foldersIn, makeFolders, sweepOrphans } from './domain/kept-files.ts';
import { createPasswordHasher } from './domain/passwords.ts';
import { createLogger } from './logging.ts';
import { deliverBySmtp, noDelivery } from './mail/delivery.ts';
import { newOperatorSecret, removeOperatorFile, writeOperatorFile } from './operator-file.ts';
import { makeProgress } from './progress.ts';
import { changeContext, type ScriptContext } from './scripts/context.ts';
import { StartRefused } from './start-refused.ts';
import { hasDemoAccounts } from './store/accounts.ts';
import { listStoredApplicationFiles } from './store/applications.ts';
import { listStoredImages } from './store/appointments.ts';
import { openStore, type Store } from './store/database.ts';
import { lockFolder } from './store/folder-lock.ts';

export interface BackendOptions {
  /** PostgreSQL; without it SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Without it mails stay in the outbox. */
  smtpUrl?: string | undefined;
  /** Where the product's pages are; for links in mails. */
  publicUrl: string;
  /** Demo data when the database is empty, and the outbox to read. Never in production. */
  demo: boolean;
  /** 0 or nothing: any free port. Always on loopback. */
  port?: number;
  clock?: () => Date;
  /** How often, in milliseconds, appointments are brought forward as time passes; null: only when `progress` is called. */
  progressEvery?: number | null;
  /** The base-2 logarithm of scrypt's N; 16 unless tests ask for less. */
  passwordHashCost?: number | undefined;
  logger?: Logger;
}

export interface Backend {
  /** For example `http://127.0.0.1:41234`. */
  origin: string;
  port: number;
  /** Who can log in to the demo; null when there is no demo customer. */
  demo: DemoLogIn | null;
  /** Brings appointments forward now; resolves when everything that was due is done. */
  progress(): Promise<void>;
  /** Finishes what is under way, at most ten seconds, and closes everything. */
  close(): Promise<void>;
}

const drainMilliseconds = 10_000;
const progressMilliseconds = 15_000;
/** In the demo nobody is there to confirm a booking. */
const demoConfirmAfter = 3 * 60_000;
/** Without the folder's lock another process may share it: what is younger than an hour may be in use. */
const sharedMinimumAge = 3_600_000;

async function refuseUnsafeProduction(store: Store, options: BackendOptions): Promise<void> {
  if (options.demo) return;
  const problems: string[] = [];
  if (!options.smtpUrl) problems.push('SMTP_URL is missing: in production mail has to be sent.');
  if (await hasDemoAccounts(store.db))
    problems.push(
      'The database holds demo accounts, whose passwords are public. Use a database of its own for production.',
    );
  if (problems.length > 0) throw new StartRefused(problems);
}

/** Starts the documented scripts on loopback. Throws `StartRefused`, and leaves nothing open, when it must not or cannot run. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, databaseUrl, smtpUrl, publicUrl, clock = () => new Date() } = options;
  const logger = options.logger ?? createLogger('silent');
  const undo: (() => unknown)[] = [];
  try {
    const lock = databaseUrl ? null : lockFolder(dataDir);
    undo.push(() => lock?.release());
    const onConnectionLost = (error: Error) => logger.warn({ err: error }, 'a database connection was lost');
    const store = await openStore({ databaseUrl, dataDir, onConnectionLost });
    undo.push(() => store.close());
    await refuseUnsafeProduction(store, options);
    const folders = foldersIn(dataDir);
    await makeFolders(folders);
    const owned = {
      images: await listStoredImages(store.db),
      applications: await listStoredApplicationFiles(store.db),
    };
    const swept = await sweepOrphans(folders, owned, clock(), lock ? 0 : sharedMinimumAge);
    if (swept > 0) logger.info({ swept }, 'removed files that belonged to nothing');
    const passwords = createPasswordHasher(options.passwordHashCost);
    const demo = options.demo ? await ensureDemoData({ store, folders, passwords }, clock()) : null;
    const delivery = smtpUrl ? deliverBySmtp(store, smtpUrl, clock, logger) : noDelivery;
    undo.push(() => delivery.stop());
    const confirmAfter = options.demo ? demoConfirmAfter : null;
    const context: ScriptContext = { store, folders, delivery, passwords, publicUrl, clock, confirmAfter };
    const progress = makeProgress(() => changeContext(context), delivery.nudge, {
      every: options.progressEvery === undefined ? progressMilliseconds : options.progressEvery,
      logger,
    });
    undo.push(() => progress.stop());
    const operatorSecret = newOperatorSecret();
    const app = createApp(context, { outbox: options.demo, operatorSecret, logger });
    await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
    undo.push(async () => {
      const deadline = setTimeout(() => app.server.closeAllConnections(), drainMilliseconds);
      await app.close();
      clearTimeout(deadline);
    });
    const [address] = app.addresses();
    const port = typeof address === 'object' ? address.port : 0;
    writeOperatorFile(dataDir, { port, secret: operatorSecret });
    undo.push(() => removeOperatorFile(dataDir, operatorSecret));
    return { origin: `http://127.0.0.1:${port}`, port, demo, progress: progress.run, close: () => undoAll(undo) };
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

async function undoAll(undo: (() => unknown)[]): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}
