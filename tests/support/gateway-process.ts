import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cheapPasswords } from './password-hash-cost.ts';
import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface GatewayProcess {
  readonly pid: number;
  /** The address in its banner. */
  readonly url: string;
  readonly output: () => string;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

const SOURCES = ['--import', 'tsx', 'gateway/main.ts'];

/** The tests' environment without variables that would change the gateway under test. */
function inherited(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(SystemRoot && { SystemRoot }) };
}

function spawnGateway(environment: Record<string, string>, program: readonly string[] = SOURCES) {
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { ...inherited(), PORT: '0', ...cheapPasswords(environment), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  const ended = new Promise<number | string | null>((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? signal)),
  );
  return { child, output: () => output, ended };
}

/**
 * Starts the gateway as a process on a free port, from its sources by default. Waits until it is
 * ready.
 */
export async function startGatewayProcess(
  environment: Record<string, string>,
  program?: readonly string[],
): Promise<GatewayProcess> {
  const { child, output, ended } = spawnGateway(environment, program);
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const address = () => / is at (http:\/\/\S+)/.exec(output())?.[1];
  await until(() => hasEnded || address() !== undefined, 'the gateway printed its address').catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  const url = address();
  if (url === undefined) throw new Error(`the gateway ended: ${output()}`);
  return { pid: pidOf(child), url, output, ended, signal: (signal) => child.kill(signal) };
}

/** The output and exit code of a gateway that can't start. */
export async function failToStart(environment: Record<string, string>) {
  const { output, ended } = spawnGateway(environment);
  return { code: await ended, output: output() };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the process was not started');
  return pid;
}

/** The process id of a gateway's embedded backend. */
export async function backendOf(pid: number): Promise<number | undefined> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
  for (const child of children) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('backend')) return child;
  }
  return undefined;
}

export async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  return status !== null && !/State:\s+Z/.test(status);
}

/** The peak memory of the process, in MiB. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
