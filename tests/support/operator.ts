import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = ['build/backend/operator/main.js'];

/** The operator's program without a build. */
export const OPERATOR_SOURCES = ['--import', 'tsx', 'backend/operator/main.ts'];

/**
 * Runs an operator command for an appointment, from the build by default. `reference` may be an id.
 */
export async function operate(
  dataDir: string,
  command: 'confirm' | 'complete' | 'cancel',
  reference: string,
  program: readonly string[] = BUILT,
): Promise<void> {
  const args = [...program, 'appointments', command, reference];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
}
