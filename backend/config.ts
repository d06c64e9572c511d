import { z } from 'zod';
import { SAFE_PASSWORD_HASH_COST } from './domain/passwords.ts';
import type { BackendOptions } from './server.ts';
import { StartRefused } from './start-refused.ts';

const port = z.coerce.number().int().min(0).max(65535);

const environment = z.object({
  PORT: port.default(4000),
  BACKEND_PORT: port.default(0),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  NODE_ENV: z.string().optional(),
  PASSWORD_HASH_COST: z.coerce.number().int().min(4).max(20).default(SAFE_PASSWORD_HASH_COST),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config extends Omit<BackendOptions, 'clock' | 'logger' | 'progressEvery'> {
  logLevel: string;
}

/** Reads the environment; an empty variable counts as unset. Throws `StartRefused` with everything that is wrong with it. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = environment.safeParse(set);
  const problems = error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  if (env.NODE_ENV === 'production' && !set.PUBLIC_URL)
    problems.push('PUBLIC_URL is missing: in production the links in mails need it.');
  if (env.NODE_ENV === 'production' && data && data.PASSWORD_HASH_COST < SAFE_PASSWORD_HASH_COST)
    problems.push(`PASSWORD_HASH_COST must be at least ${SAFE_PASSWORD_HASH_COST} in production.`);
  if (!success || problems.length > 0) throw new StartRefused(problems);
  return {
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    smtpUrl: data.SMTP_URL,
    publicUrl: (data.PUBLIC_URL ?? `http://127.0.0.1:${data.PORT}`).replace(/\/+$/, ''),
    demo: data.NODE_ENV !== 'production',
    port: data.BACKEND_PORT,
    passwordHashCost: data.PASSWORD_HASH_COST,
    logLevel: data.LOG_LEVEL,
  };
}
