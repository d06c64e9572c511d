import { runOperator } from '../../../backend/operator/run.ts';
import type { TestBackend } from './backend.ts';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

const publicUrl = 'https://product.example';

/** Runs one command line of the operator program, beside the backend and at its time. */
export async function runOperatorCommand(
  { scratch, clock }: Pick<TestBackend, 'scratch' | 'clock'>,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const outcome: Outcome = { code: 0, stdout: '', stderr: '' };
  outcome.code = await runOperator(args, {
    env: {
      npm_lifecycle_event: 'operator',
      PUBLIC_URL: publicUrl,
      DATA_DIR: scratch.dataDir,
      ...(scratch.databaseUrl && { DATABASE_URL: scratch.databaseUrl }),
      ...env,
    },
    clock: () => clock.now,
    stdout: { write: (text) => (outcome.stdout += text) },
    stderr: { write: (text) => (outcome.stderr += text) },
    systemUser: () => 'system-user',
  });
  return outcome;
}

/** The answer of a command that succeeds, as `--json` gives it. */
// biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what is under test.
export async function operate(test: TestBackend, ...args: string[]): Promise<any> {
  const { code, stdout, stderr } = await runOperatorCommand(test, [...args, '--json']);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout);
}
