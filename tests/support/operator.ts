import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = ['build/backend/operator/main.js'];

/** The operator's program without a build. */
export const OPERATOR_SOURCES = ['--import', 'tsx', 'backend/operator/main.ts'];

/** Runs the operator's program, from the build by default. Returns what it prints. */
export async function runOperator(
  dataDir: string,
  words: readonly string[],
  program: readonly string[] = BUILT,
): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...words], { cwd: ROOT, env });
  return stdout;
}

/**
 * Runs an operator command for an appointment, from the build by default. `reference` may be an id.
 */
export async function operate(
  dataDir: string,
  command: 'confirm' | 'complete' | 'cancel',
  reference: string,
  program?: readonly string[],
): Promise<void> {
  await runOperator(dataDir, ['appointments', command, reference], program);
}
