import { z } from 'zod';
import {
  logLevel,
  type MetricsConfig,
  optional,
  readMetricsConfig,
  sharedSettings,
  shutdownDelay,
} from '#shared/server/settings.ts';
import { PHP_SESSION_COOKIE } from './legacy/transport/session-cookies.ts';

const url = (schemes: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    );

/** Pages and the API are served from the root, so that a path would lead every link astray. */
const origin = (example: string) =>
  url(['http:', 'https:'], example).refine(
    (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
    'must have nothing after the host',
  );

const environment = z.object({
  ...sharedSettings,
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535, 'must be from 0 to 65535')),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  PHP_URL: optional(url(['http:', 'https:'], 'https://www.example.org')),
  PUBLIC_URL: optional(origin('https://www.example.org')),
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'], 'postgres://user@host/database')),
  REDIS_URL: optional(url(['redis:', 'rediss:'], 'redis://host:6379')),
  SMTP_URL: optional(url(['smtp:', 'smtps:'], 'smtps://user:password@host')),
  NODE_ENV: optional(z.enum(['production', 'development', 'test'], 'must be production, development or test')),
  LOG_LEVEL: logLevel,
  OPERATIONS: optional(z.enum(['open', 'registered'], 'must be open or registered')),
  REUSE: optional(z.enum(['on', 'off'], 'must be on or off')),
  INTROSPECTION: optional(z.enum(['true', 'false'], 'must be true or false')),
  SHUTDOWN_DELAY: shutdownDelay,
  MAX_CONNECTIONS: optional(z.coerce.number('must be a number').int().min(1, 'must be at least 1')),
  PHP_SESSION_COOKIES: optional(
    z
      .string()
      // Browsers take `__Host-` only with the path `/`.
      .regex(
        /^ *(?!__Host-)[\w.-]{1,64}(?: *, *(?!__Host-)[\w.-]{1,64})* *$/i,
        'must be names of cookies, such as PHPSESSID',
      ),
  ),
  TRUSTED_PROXIES: optional(
    z.string().regex(/^[\da-fA-F:./, ]+$/, 'must be addresses or networks, such as 10.0.0.0/8'),
  ),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder for what is kept and for uploads on their way. */
  readonly dataDir: string;
  /** Address of the owner's PHP host without a slash at its end; null runs the embedded backend. */
  readonly phpUrl: string | null;
  /** The session cookies of that host, which pass between it and the browser. */
  readonly phpSessionCookies: readonly string[];
  /**
   * The origin where customers reach the product, such as `https://www.example.org`; null for the
   * address it listens on.
   */
  readonly publicUrl: string | null;
  readonly redisUrl: string | null;
  readonly isProduction: boolean;
  readonly logLevel: string;
  readonly introspection: boolean;
  /** Whether every operation is answered, or only those that our clients were built with. */
  readonly operations: 'open' | 'registered';
  /** Whether answers and responses are cached; off is for measuring (docs/performance.md). */
  readonly reuse: boolean;
  /** Connections at a time, open subscriptions included. */
  readonly maxConnections: number;
  /** Seconds from SIGTERM, when /readyz turns to 503, until the gateway stops serving. */
  readonly shutdownDelay: number;
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Null when they are off. */
  readonly metrics: MetricsConfig | null;
  /** Whether traces are sent to where the standard `OTEL_...` variables say. */
  readonly isTracing: boolean;
}

/** The environment cannot be used; every problem in one message. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads the configuration, or throws a `ConfigError` with everything that is wrong with it. */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  const parsed = environment.safeParse(variables);
  // Values are not repeated: they may hold passwords.
  const invalid = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const problems = [...invalid, ...unsafeInProduction(variables)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const given = parsed.data;
  return {
    port: given.PORT ?? 4000,
    host: given.HOST ?? '127.0.0.1',
    dataDir: given.DATA_DIR ?? './data',
    phpUrl: given.PHP_URL ? hostOf(given.PHP_URL) : null,
    publicUrl: given.PUBLIC_URL ? new URL(given.PUBLIC_URL).origin : null,
    phpSessionCookies: listed(given.PHP_SESSION_COOKIES ?? PHP_SESSION_COOKIE),
    redisUrl: given.REDIS_URL ?? null,
    isProduction: given.NODE_ENV === 'production',
    logLevel: given.LOG_LEVEL ?? 'info',
    introspection: given.INTROSPECTION === 'true',
    operations: given.OPERATIONS ?? 'open',
    reuse: given.REUSE !== 'off',
    maxConnections: given.MAX_CONNECTIONS ?? 5_000,
    shutdownDelay: given.SHUTDOWN_DELAY ?? 0,
    trustedProxies: listed(given.TRUSTED_PROXIES ?? ''),
    metrics: readMetricsConfig(given),
    isTracing: given.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  };
}

const listed = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * The environment of the embedded backend: this process's own, with the origin that customers use
 * for links in emails, and without what only concerns a backend that runs on its own.
 */
export function backendEnvironment(publicUrl: string): NodeJS.ProcessEnv {
  return { ...process.env, PUBLIC_URL: publicUrl, BACKEND_HOST: '', SHUTDOWN_DELAY: '' };
}

/** What a demo may do without and customers may not. */
function unsafeInProduction(variables: Readonly<Record<string, string | undefined>>): string[] {
  if (variables.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!variables.PUBLIC_URL) {
    problems.push('PUBLIC_URL is missing: links in emails must lead to the address that customers know');
  }
  if (!variables.PHP_URL && !variables.SMTP_URL) {
    problems.push('SMTP_URL is missing: without it no customer receives a code or a confirmation (or set PHP_URL)');
  }
  if (!variables.PHP_URL && !variables.DATABASE_URL && !variables.DATA_DIR) {
    problems.push(
      'DATABASE_URL or DATA_DIR is missing: bookings must not lie in the folder the process was started from',
    );
  }
  return problems;
}

/** `https://host/php/` and `https://host` mean the same host. */
export function hostOf(phpUrl: string): string {
  const { origin, pathname } = new URL(phpUrl);
  return origin + pathname.replace(/\/+$/, '').replace(/\/php$/, '');
}
