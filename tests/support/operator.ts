import { runNode } from './processes.ts';

/** Runs the built operator program. Returns what it prints. */
export function runOperator(dataDir: string, words: readonly string[]): Promise<string> {
  return runNode(['build/backend/operator/main.js', ...words], { DATA_DIR: dataDir });
}

/** Runs an operator command for an appointment. `reference` may be an id. */
export async function operate(
  dataDir: string,
  command: 'confirm' | 'complete' | 'cancel',
  reference: string,
): Promise<void> {
  await runOperator(dataDir, ['appointments', command, reference]);
}
