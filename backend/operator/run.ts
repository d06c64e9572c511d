import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config.ts';
import { Refusal } from '../domain/refusal.ts';
import { connectStore, type Store } from '../store/database/database.ts';
import { listMigrations, NewerDatabase } from '../store/database/migrate.ts';
import { DatabaseUnavailable } from '../store/database/postgres.ts';
import { applications } from './applications/applications.ts';
import { appointments } from './appointments/appointments.ts';
import { backup, restore } from './backup/backup.ts';
import { areas, companies, services, workshops } from './catalogue/catalogue-commands.ts';
import { exportGroup } from './catalogue/export.ts';
import { importGroup } from './catalogue/import.ts';
import { callOf, type Group, type Requirement, UsageError } from './command-line/command.ts';
import { type CommandLine, readCommandLine } from './command-line/command-line.ts';
import { customers } from './customers/customers.ts';
import { files } from './files.ts';
import { log } from './log/log.ts';
import { migrations } from './migrations.ts';
import { readSettings, type Settings } from './settings.ts';
import { specialists } from './specialists/specialists.ts';

/** In the order of the help. */
const groups: readonly Group[] = [
  appointments,
  applications,
  customers,
  specialists,
  workshops,
  services,
  areas,
  companies,
  importGroup,
  exportGroup,
  log,
  files,
  backup,
  restore,
  migrations,
];

/** The environment of the program; tests bring their own. */
interface Environment {
  env: NodeJS.ProcessEnv;
  clock(): Date;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  /** The system user, who is logged when no operator is named. */
  systemUser(): string;
}

const done = 0;
const refused = 1;
const wrongUsage = 2;
const noDatabase = 3;
const sqliteBusy = 5;

interface Failure {
  exitCode: number;
  code: string;
  messages: readonly string[];
}

function failureOf(error: unknown, program: string): Failure {
  if (error instanceof UsageError)
    return {
      exitCode: wrongUsage,
      code: 'usage',
      messages: [...error.problems, `See ${[program, error.helpFor, '--help'].filter(Boolean).join(' ')}.`],
    };
  if (error instanceof StartupError) return { exitCode: wrongUsage, code: 'settings', messages: error.problems };
  if (error instanceof Refusal)
    return { exitCode: refused, code: error.code.toLowerCase().replaceAll('_', '-'), messages: error.errors };
  if (error instanceof UnusableDatabase || error instanceof NewerDatabase)
    return { exitCode: noDatabase, code: 'database', messages: [error.message] };
  if (error instanceof DatabaseUnavailable)
    return {
      exitCode: noDatabase,
      code: 'database',
      messages: [
        `The database can't be reached, or the connection to it was lost: ${error.message}`,
        'A change that was in progress may have been saved: check before you repeat it.',
      ],
    };
  if (isBusy(error))
    return {
      exitCode: noDatabase,
      code: 'database',
      messages: ['The database has been busy for too long. Try again.'],
    };
  throw error;
}

/** SQLite's lock was not free within its time limit. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/** The command that starts this program, as users type it. */
function programOf(env: NodeJS.ProcessEnv): string {
  return env.npm_lifecycle_event === 'operator' ? 'npm run operator --' : 'node backend/operator/main.js';
}

async function runCommand(
  { command, group, run, operatorName, isDryRun }: Extract<CommandLine, { kind: 'command' }>,
  { env, clock, systemUser }: Environment,
) {
  const settings = readSettings(env);
  const store = await openDatabase(settings, command.requires, programOf(env));
  try {
    return await run({
      store,
      settings,
      now: clock(),
      operator: operatorName ?? settings.operatorName ?? systemUser(),
      command: callOf(group, command),
      isDryRun,
    });
  } finally {
    await store.close();
  }
}

/** Runs one command line and returns the exit code. Results go to `stdout`, errors to `stderr`. */
export async function runOperator(args: readonly string[], environment: Environment): Promise<number> {
  const { env, stdout, stderr } = environment;
  const program = programOf(env);
  const isJson = args.includes('--json');
  const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  try {
    const line = readCommandLine(program, groups, args);
    if (line.kind === 'help') {
      stdout.write(`${line.text}\n`);
      return done;
    }
    const { data, text } = await runCommand(line, environment);
    stdout.write(isJson ? print(data) : text.replace(/\n?$/, '\n'));
    return done;
  } catch (error) {
    const { exitCode, code, messages } = failureOf(error, program);
    stderr.write(isJson ? print({ error: { code, messages } }) : `${messages.join('\n')}\n`);
    return exitCode;
  }
}

/** The database can't be reached, or can't be used by this program. */
class UnusableDatabase extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableDatabase';
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown error');

async function checkSchema(store: Store, program: string): Promise<void> {
  const migrations = await listMigrations(store.db, store.engine);
  const pending = migrations.filter(({ isApplied }) => !isApplied).map(({ name }) => name);
  if (pending.length === 0) return;
  const state =
    pending.length === migrations.length
      ? 'The database is empty.'
      : `The database was written by an older version of this program (it lacks ${pending.join(', ')}).`;
  throw new UnusableDatabase(`${state} Start the product once, or run ${program} migrations apply.`);
}

/**
 * Opens the database, while the product runs or not. Never creates or migrates it: after a typo in
 * the folder's name an operator would get an empty one. Throws `UnusableDatabase` with what to do.
 */
async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  requires: Requirement,
  program: string,
): Promise<Store> {
  if (!databaseUrl && requires === 'schema' && !existsSync(join(dataDir, 'backend.sqlite')))
    throw new UnusableDatabase(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the product. For a new business, start the product once, or run ${program} migrations apply.`,
    );
  const store = connectStore({ databaseUrl, dataDir });
  try {
    if (requires === 'schema') await checkSchema(store, program);
    return store;
  } catch (error) {
    await store.close();
    if (error instanceof UnusableDatabase) throw error;
    if (error instanceof NewerDatabase) throw new UnusableDatabase(error.message, error);
    if (error instanceof DatabaseUnavailable)
      throw new UnusableDatabase(`The database can't be reached: ${reasonOf(error)}`, error);
    throw new UnusableDatabase(`The database can't be used: ${reasonOf(error)}`, error);
  }
}
