import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { cheapPasswords } from './password-hash-cost.ts';
import { BASE_ENVIRONMENT, collectOutput, startProgram, untilPrinted } from './processes.ts';

export interface GatewayProcess {
  readonly pid: number;
  /** The address in its banner. */
  readonly url: string;
  readonly output: () => string;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

const BUILT = ['build/gateway/main.js'];

function spawnGateway(environment: Record<string, string>, program: readonly string[] = BUILT) {
  const child = startProgram(process.execPath, program, {
    env: { ...BASE_ENVIRONMENT, PORT: '0', ...cheapPasswords(environment), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = [child.stdout, child.stderr].map(collectOutput);
  return { child, output: () => outputs.map((read) => read()).join('') };
}

/** `exit` doesn't wait for the rest of its output, nor for its embedded backend. */
function endOf(child: ChildProcess, event: 'exit' | 'close'): Promise<number | string | null> {
  return new Promise((resolve) => child.on(event, (code, signal) => resolve(code ?? signal)));
}

/** Starts the built gateway as a process on a free port. Waits until it is ready. */
export async function startGatewayProcess(
  environment: Record<string, string>,
  program?: readonly string[],
): Promise<GatewayProcess> {
  const { child, output } = spawnGateway(environment, program);
  const ended = endOf(child, 'exit');
  const url = await untilPrinted(child, / is at (http:\/\/\S+)/, output);
  return { pid: pidOf(child), url, output, ended, signal: (signal) => child.kill(signal) };
}

/** The output and exit code of a gateway that can't start. */
export async function failToStart(environment: Record<string, string>) {
  const { child, output } = spawnGateway(environment);
  return { code: await endOf(child, 'close'), output: output() };
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
