import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

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
      ...environmentOf(scratch),
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

/** Why a command is refused. */
export async function operatorRefusal(
  test: Pick<TestBackend, 'scratch' | 'clock'>,
  ...args: string[]
): Promise<string> {
  const { code, stdout, stderr } = await runOperatorCommand(test, args);
  if (code !== 1 || stdout !== '') throw new Error(`${args.join(' ')}: ${code} ${stdout}${stderr}`);
  return stderr;
}

/** The environment of a process that uses the same data. */
export const environmentOf = ({ dataDir, databaseUrl }: TestBackend['scratch']) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

/** A folder for the files of one test. */
export interface TestFolder {
  path(name: string): string;
  write(name: string, content: string | Uint8Array): Promise<string>;
  read(name: string): Promise<string>;
}

/** A folder that is there during the suite which calls this. */
export function useFolder(): TestFolder {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'operator-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  return {
    path,
    async write(name, content) {
      await writeFile(path(name), content);
      return path(name);
    },
    read: (name) => readFile(path(name), 'utf8'),
  };
}
