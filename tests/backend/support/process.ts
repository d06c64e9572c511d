import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Scratch } from './engines.ts';

/** What the process says over its channel first. */
interface FirstWord {
  type: 'listening' | 'refused';
  port: number;
  demo: { email: string; password: string } | null;
  problems: string[];
}

export interface RunningProcess {
  child: ChildProcess;
  firstWord: FirstWord;
  origin: string;
}

/** Runs the backend as the gateway does: a process of its own with a channel to it. */
export async function spawnBackend(
  { dataDir, databaseUrl }: Pick<Scratch, 'dataDir' | 'databaseUrl'>,
  env: Record<string, string> = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
  const [firstWord] = (await once(child, 'message')) as [FirstWord];
  return { child, firstWord, origin: `http://127.0.0.1:${firstWord.port}` };
}

/** The exit code; null when a signal ended it. */
export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
