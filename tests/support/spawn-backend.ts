import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cheapPasswords } from './password-hash-cost.ts';

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

/** Runs the backend as the gateway does: a process of its own with a channel to it. From its sources; the build is another program. */
export async function spawnBackend(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  env: Record<string, string> = {},
  program: readonly string[] = ['--import', 'tsx', 'backend/main.ts'],
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
  const [firstWord] = (await once(child, 'message')) as [FirstWord];
  return { child, firstWord, origin: `http://127.0.0.1:${firstWord.port}` };
}

/** The exit code; null when a signal ended it. */
export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
