import { z } from 'zod';
import { readConfig, StartupError } from '../config.ts';
import { lineSchema } from './command-line/inputs.ts';

export interface Settings {
  databaseUrl: string | undefined;
  dataDir: string;
  publicUrl: string;
  /** Who runs the program, for the log; undefined when not set. */
  operatorName: string | undefined;
}

/** The name of an operator. */
export const operatorNameSchema = lineSchema(80);

const environment = z.object({
  OPERATOR_NAME: operatorNameSchema.optional(),
});

/** The settings of the product, and OPERATOR_NAME. Throws `StartupError` with all problems. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { data, error } = environment.safeParse({ OPERATOR_NAME: env.OPERATOR_NAME || undefined });
  const problems = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  try {
    const { databaseUrl, dataDir, publicUrl } = readConfig(env);
    if (problems.length === 0) return { databaseUrl, dataDir, publicUrl, operatorName: data?.OPERATOR_NAME };
  } catch (failure) {
    if (!(failure instanceof StartupError)) throw failure;
    problems.unshift(...failure.problems);
  }
  throw new StartupError(problems);
}
