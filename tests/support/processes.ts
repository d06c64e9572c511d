import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A shell that reads which process groups there are ("+ 12") and no longer are ("- 12"). When the
 * pipe ends, this process has ended, in whatever way, and the shell kills those that are left.
 */
const GUARD = `groups=' '
while read -r sign group; do
  case $sign in
    +) groups="$groups$group " ;;
    -) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
for group in $groups; do kill -s KILL -- "-$group"; done`;

let guard: Socket | undefined;

function startGuard(): Socket {
  // In a group of its own, so that what kills this process's group leaves it alone.
  const shell = spawn('sh', ['-c', GUARD], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.unref();
  const pipe = shell.stdin as Socket;
  pipe.unref();
  // A worker outlives a runner that is killed, and its tests would go on.
  if (process.connected) process.once('disconnect', () => process.exit(1));
  return pipe;
}

/**
 * From now on, a process group ends with this process, whatever ends that. Call the returned
 * function when the group has ended by itself, because its number may then be used again.
 */
export function endWithTests(group: number): () => void {
  guard ??= startGuard();
  guard.write(`+ ${group}\n`);
  return () => guard?.write(`- ${group}\n`);
}

/** Starts a program that ends with this process, as do those that it starts itself. */
export function startProgram(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { cwd: ROOT, ...options, detached: true });
  if (child.pid !== undefined) child.once('exit', endWithTests(child.pid));
  return child;
}

export interface Ended {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end. Its environment has only what is given, and PATH. */
export function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = startProgram(program, args, {
    env: { ...BASE_ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = [child.stdout, child.stderr].map(collectOutput);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout: stdout?.() ?? '', stderr: stderr?.() ?? '' }));
  });
}

/** Like `runProgram` with Node; returns what it prints, and throws unless it succeeds. */
export async function runNode(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const { code, stdout, stderr } = await runProgram(process.execPath, args, env);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stdout}${stderr}`);
  return stdout;
}

/** The variables of the tests that change nothing about the program under test. */
export const BASE_ENVIRONMENT: Record<string, string> = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** Collects what a stream prints, as text. */
export function collectOutput(stream: NodeJS.ReadableStream | null): () => string {
  let output = '';
  stream?.on('data', (text: Buffer) => (output += text));
  return () => output;
}

/** Long before the runner ends a test, which cannot say what the process has printed. */
const REPORT_AFTER_MS = 60_000;

/**
 * Waits until a process has printed a match of the pattern; returns its first group. Throws if the
 * process ends before. There is no limit: a machine that is busy may take its time.
 */
export function untilPrinted(child: ChildProcess, pattern: RegExp, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const report = setTimeout(
      () => console.error(`Still waiting for ${pattern}. The process has printed: ${output()}`),
      REPORT_AFTER_MS,
    );
    const streams = [child.stdout, child.stderr];
    const settle = () => {
      clearTimeout(report);
      for (const stream of streams) stream?.off('data', check);
      child.off('close', fail);
    };
    const check = () => {
      const match = pattern.exec(output());
      if (!match) return;
      settle();
      resolve(match[1] ?? match[0]);
    };
    const fail = (code: number | null, signal: string | null) => {
      settle();
      reject(
        new Error(`The process ended (${signal ?? `exit code ${code}`}) before it printed ${pattern}: ${output()}`),
      );
    };
    for (const stream of streams) stream?.on('data', check);
    child.once('close', fail);
    check();
  });
}
