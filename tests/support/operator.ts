import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs an operator command for an appointment. `reference` may be an id. */
export async function operate(
  dataDir: string,
  command: 'confirm' | 'complete' | 'cancel',
  reference: string,
): Promise<void> {
  const args = ['build/backend/operator/main.js', 'appointments', command, reference];
  await promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
}
