import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cheapPasswords } from './password-hash-cost.ts';
import { until } from './until.ts';

/** The first message of the process over its IPC channel. */
interface FirstMessage {
  kind: 'listening' | 'refused';
  port: number;
  demo: { email: string; password: string } | null;
  problems: string[];
}

export interface RunningProcess {
  child: ChildProcess;
  firstMessage: FirstMessage;
  origin: string;
}

/** A backend without a parent gateway. */
export interface StandaloneBackend {
  child: ChildProcess;
  origin: string;
}

const SOURCES = ['--import', 'tsx', 'backend/main.ts'];

/** Runs the backend as a process with an IPC channel, like the gateway; by default its sources. */
export async function spawnBackend(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  env: Record<string, string> = {},
  program: readonly string[] = SOURCES,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      ...cheapPasswords(env),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
  const [firstMessage] = (await once(child, 'message')) as [FirstMessage];
  return { child, firstMessage, origin: `http://127.0.0.1:${firstMessage.port}` };
}

/** Runs the backend without a parent gateway, and waits until it is ready. */
export async function startStandalone(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  env: Record<string, string> = {},
  program: readonly string[] = SOURCES,
): Promise<StandaloneBackend> {
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ...cheapPasswords(env),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
      LOG_LEVEL: 'info',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  const port = () => /"port":(\d+),.*"backend listening"/.exec(output)?.[1];
  await until(() => child.exitCode !== null || port() !== undefined, 'the backend listens');
  if (port() === undefined) throw new Error(`The backend ended: ${output}`);
  return { child, origin: `http://127.0.0.1:${port()}` };
}

/** Waits for the exit code; null if a signal ended the process. */
export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
