import { z } from 'zod';
import {
  exposedDemo,
  isLoopback,
  logLevel,
  type MetricsConfig,
  readMetricsConfig,
  sharedSettings,
  shutdownDelay,
} from '#shared/server/settings.ts';
import type { BackendOptions } from './backend-options.ts';
import { SAFE_PASSWORD_HASH_COST } from './domain/passwords/password-hasher.ts';

/** The configuration errors that stop the backend from starting. Each says what to change. */
export class StartupError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'StartupError';
    this.problems = problems;
  }
}

const port = z.coerce.number().int().min(0).max(65535);

const environment = z.object({
  ...sharedSettings,
  PORT: port.default(4000),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: port.default(0),
  SHUTDOWN_DELAY: shutdownDelay,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  NODE_ENV: z.string().optional(),
  PASSWORD_HASH_COST: z.coerce.number().int().min(4).max(20).default(SAFE_PASSWORD_HASH_COST),
  RELEASE_UNVERIFIED_AFTER: z.coerce.number().min(1).max(720).optional(),
  LOG_LEVEL: logLevel,
});

export interface Config
  extends Omit<BackendOptions, 'clock' | 'logger' | 'scheduleInterval' | 'metrics' | 'isTracing'> {
  logLevel: string;
  /** Null when they are off. */
  metrics: MetricsConfig | null;
  /** Seconds from SIGTERM, when /readyz turns to 503, until a standalone backend stops serving. */
  shutdownDelay: number;
  /** Whether traces are exported, as the standard `OTEL_...` variables configure. */
  isTracing: boolean;
}

/**
 * Reads the environment; an empty variable counts as unset. Throws `StartupError` with everything
 * that is wrong with it.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = environment.safeParse(variables);
  const problems = error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  if (env.NODE_ENV === 'production' && !variables.PUBLIC_URL)
    problems.push('PUBLIC_URL is missing: in production the links in emails need it.');
  if (env.NODE_ENV === 'production' && data && data.PASSWORD_HASH_COST < SAFE_PASSWORD_HASH_COST)
    problems.push(`PASSWORD_HASH_COST must be at least ${SAFE_PASSWORD_HASH_COST} in production.`);
  if (data && !isLoopback(data.BACKEND_HOST) && !data.DATABASE_URL)
    problems.push('DATABASE_URL is missing: a backend for other machines (BACKEND_HOST) needs PostgreSQL.');
  const exposed = data && exposedDemo('BACKEND_HOST', data.BACKEND_HOST, data);
  if (exposed) problems.push(`${exposed}.`);
  if (!success || problems.length > 0) throw new StartupError(problems);
  return {
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    smtpUrl: data.SMTP_URL,
    publicUrl: (data.PUBLIC_URL ?? `http://127.0.0.1:${data.PORT}`).replace(/\/+$/, ''),
    demo: data.NODE_ENV !== 'production',
    host: data.BACKEND_HOST,
    port: data.BACKEND_PORT,
    shutdownDelay: data.SHUTDOWN_DELAY ?? 0,
    releaseUnverifiedAfter: data.RELEASE_UNVERIFIED_AFTER ?? null,
    passwordHashCost: data.PASSWORD_HASH_COST,
    logLevel: data.LOG_LEVEL ?? 'info',
    metrics: readMetricsConfig(data),
    isTracing: data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  };
}
