import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cheapPasswords } from './password-hash-cost.ts';
import { BASE_ENVIRONMENT, collectOutput, startProgram, untilPrinted } from './processes.ts';

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
  output: () => string;
}

interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

const BUILT = ['build/backend/main.js'];

function environment({ dataDir, databaseUrl }: Place, settings: Record<string, string>): Record<string, string> {
  return {
    ...BASE_ENVIRONMENT,
    DATA_DIR: dataDir,
    ...cheapPasswords(settings),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  };
}

/** Runs the built backend as a process with an IPC channel, like the gateway. */
export async function spawnBackend(place: Place, settings: Record<string, string> = {}): Promise<RunningProcess> {
  const child = startProgram(process.execPath, BUILT, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: environment(place, { LOG_LEVEL: 'fatal', ...settings }),
  });
  const output = collectOutput(child.stderr);
  const end = once(child, 'close').then(() => {
    throw new Error(`The backend ended without a message: ${output()}`);
  });
  const [firstMessage] = (await Promise.race([once(child, 'message'), end])) as [FirstMessage];
  return { child, firstMessage, origin: `http://127.0.0.1:${firstMessage.port}` };
}

/** Runs the built backend without a parent gateway, and waits until it is ready. */
export async function startStandalone(
  place: Place,
  settings: Record<string, string> = {},
  program: readonly string[] = BUILT,
): Promise<StandaloneBackend> {
  const child = startProgram(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(place, { ...settings, LOG_LEVEL: 'info' }),
  });
  const outputs = [child.stdout, child.stderr].map(collectOutput);
  const output = () => outputs.map((read) => read()).join('');
  const port = await untilPrinted(child, /"port":(\d+),.*"backend listening"/, output);
  return { child, origin: `http://127.0.0.1:${port}`, output };
}

/** Waits for the exit code; null if a signal ended the process. */
export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
