import { runOperator } from '../../backend/operator/run.ts';

/**
 * Runs an operator command for an appointment, in this process: the program itself would take
 * longer than what it does. `reference` may be an id.
 */
export async function operate(
  dataDir: string,
  command: 'confirm' | 'complete' | 'cancel',
  reference: string,
): Promise<void> {
  let errors = '';
  const code = await runOperator(['appointments', command, reference], {
    env: { DATA_DIR: dataDir },
    clock: () => new Date(),
    stdout: { write: () => undefined },
    stderr: { write: (text) => (errors += text) },
    systemUser: () => 'test',
  });
  if (code !== 0) throw new Error(`${command} ${reference}: ${errors}`);
}
