import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Changes an appointment on behalf of its specialist, as the operator would. `reference` may be an
 * id.
 */
export async function operate(
  dataDir: string,
  command: 'confirm' | 'complete' | 'cancel',
  reference: string,
): Promise<void> {
  const words = ['build/backend/operator/main.js', 'appointments', command, reference];
  await promisify(execFile)(process.execPath, words, { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
}
