import { z } from 'zod';
import {
  exposedDemo,
  logLevel,
  type MetricsConfig,
  optional,
  readMetricsConfig,
  sharedSettings,
  shutdownDelay,
} from '#shared/server/settings.ts';
import { PHP_SESSION_COOKIE } from './legacy/transport/session-cookies.ts';
import { DEFAULT_TRANSPORT_LIMITS } from './limits.ts';

const url = (schemes: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    );

/** Pages and the API are served from the root, so an address with a path would break links. */
const origin = (example: string) =>
  url(['http:', 'https:'], example).refine(
    (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
    'must have nothing after the host',
  );

export const DEFAULT_HOST = '127.0.0.1';

export const environmentSchema = z.object({
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
  OPERATIONS_DIR: optional(z.string()),
  ALLOWED_ORIGINS: optional(
    z
      .string()
      .refine(
        (list) => !list.includes('*') && list.split(',').every((entry) => origin('').safeParse(entry.trim()).success),
        'must be origins such as https://app.example.org, separated by commas',
      ),
  ),
  REUSE: optional(z.enum(['on', 'off'], 'must be on or off')),
  INTROSPECTION: optional(z.enum(['true', 'false'], 'must be true or false')),
  SHUTDOWN_DELAY: shutdownDelay,
  MAX_CONNECTIONS: optional(z.coerce.number('must be a number').int().min(1, 'must be at least 1')),
  PAGE_TIMEOUT: optional(
    z.coerce.number('must be a number').int().min(1, 'must be from 1 to 60').max(60, 'must be from 1 to 60'),
  ),
  CALLS_PER_SECOND: optional(z.coerce.number('must be a number').int().min(1, 'must be at least 1')),
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

/** What production lacks, or a host that a demo must not listen on, as problems. */
export function unsafeSettings(variables: Readonly<Record<string, string | undefined>>): string[] {
  if (variables.NODE_ENV !== 'production') {
    // With a PHP host there is no outbox.
    const exposed = variables.PHP_URL ? null : exposedDemo('HOST', variables.HOST || DEFAULT_HOST, variables);
    return exposed === null ? [] : [exposed];
  }
  const problems: string[] = [];
  if (!variables.PUBLIC_URL) {
    problems.push('PUBLIC_URL is missing: links in emails must lead to the address that customers know');
  }
  if (!variables.PHP_URL && !variables.SMTP_URL) {
    problems.push('SMTP_URL is missing: without it no customer receives a code or a confirmation (or set PHP_URL)');
  }
  if (!variables.PHP_URL && !variables.DATABASE_URL && !variables.DATA_DIR) {
    problems.push(
      'DATABASE_URL or DATA_DIR is missing: bookings must not be stored in the folder the process was started from',
    );
  }
  return problems;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded backend's data and of uploads in flight. */
  readonly dataDir: string;
  /** Address of the legacy host without a trailing slash; null runs the embedded backend. */
  readonly phpUrl: string | null;
  readonly phpSessionCookies: readonly string[];
  /** Where customers reach the product: `https://www.example.org`; null for where it listens. */
  readonly publicUrl: string | null;
  readonly redisUrl: string | null;
  readonly isProduction: boolean;
  readonly logLevel: string;
  readonly introspection: boolean;
  /** Whether every operation is allowed, or only those that our clients have registered. */
  readonly operations: 'open' | 'registered';
  /** Folder of other clients' manifests of operations. It need not exist. */
  readonly operationsDir: string;
  readonly allowedOrigins: readonly string[];
  /** Whether responses are cached; off is for measuring (docs/performance.md). */
  readonly reuse: boolean;
  /** Concurrent connections, open subscriptions included. */
  readonly maxConnections: number;
  /** Reads of the host that one network may cause a second. */
  readonly callsPerSecond: number;
  /** Seconds that a request waits for a page before it gets the page without data. */
  readonly pageTimeout: number;
  /** Seconds from SIGTERM, when /readyz becomes 503, until the gateway stops serving. */
  readonly shutdownDelay: number;
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  readonly metrics: MetricsConfig | null;
  /** Whether traces are exported, as the standard `OTEL_...` variables configure. */
  readonly isTracing: boolean;
}

/** The environment is invalid. The message lists every problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads the configuration. Throws a `ConfigError` with every problem at once. */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  const parsed = environmentSchema.safeParse(variables);
  const invalid = parsed.success ? [] : problemsIn(parsed.error);
  const problems = [...invalid, ...unsafeSettings(variables)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const { data } = parsed;
  return {
    port: data.PORT ?? 4000,
    host: data.HOST ?? DEFAULT_HOST,
    dataDir: data.DATA_DIR ?? './data',
    phpUrl: data.PHP_URL ? hostOf(data.PHP_URL) : null,
    publicUrl: data.PUBLIC_URL ? new URL(data.PUBLIC_URL).origin : null,
    phpSessionCookies: listed(data.PHP_SESSION_COOKIES ?? PHP_SESSION_COOKIE),
    ...readOperationsConfig(variables),
    isProduction: data.NODE_ENV === 'production',
    logLevel: data.LOG_LEVEL ?? 'info',
    introspection: data.INTROSPECTION === 'true',
    operations: data.OPERATIONS ?? 'open',
    allowedOrigins: listed(data.ALLOWED_ORIGINS ?? '').map((origin) => new URL(origin).origin),
    reuse: data.REUSE !== 'off',
    maxConnections: data.MAX_CONNECTIONS ?? 5_000,
    callsPerSecond: data.CALLS_PER_SECOND ?? DEFAULT_TRANSPORT_LIMITS.callsPerSecond,
    pageTimeout: data.PAGE_TIMEOUT ?? 3,
    shutdownDelay: data.SHUTDOWN_DELAY ?? 0,
    trustedProxies: listed(data.TRUSTED_PROXIES ?? ''),
    metrics: readMetricsConfig(data),
    isTracing: data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  };
}

const DEFAULT_OPERATIONS_DIR = './operations';

export function readOperationsConfig(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Pick<Config, 'operationsDir' | 'redisUrl'> {
  const { data, error } = environmentSchema.pick({ REDIS_URL: true, OPERATIONS_DIR: true }).safeParse(variables);
  if (!data) throw new ConfigError(problemsIn(error));
  return { operationsDir: data.OPERATIONS_DIR ?? DEFAULT_OPERATIONS_DIR, redisUrl: data.REDIS_URL ?? null };
}

/** Values are left out, since they may hold passwords. */
const problemsIn = ({ issues }: Pick<z.ZodError, 'issues'>) =>
  issues.map(({ path, message }) => `${path.join('.')} ${message}`);

/** What developers see: the schema, and the pages that send operations to it. */
export function exposureOf({ isProduction, operations, introspection }: Config) {
  // A page for trying operations is no use when only registered ones are answered.
  const hasConsoles = !isProduction && operations === 'open';
  return { hasConsoles, hasSchema: hasConsoles || introspection };
}

/** Whether customers come by https. */
export const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl?.startsWith('https:') ?? false;

const listed = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** This process's own, with the public origin for links, without a separate backend's settings. */
export function backendEnvironment(publicUrl: string): NodeJS.ProcessEnv {
  return { ...process.env, PUBLIC_URL: publicUrl, BACKEND_HOST: '', SHUTDOWN_DELAY: '' };
}

/** The host's address without `/php`: `https://host/php/` and `https://host` are the same. */
export function hostOf(phpUrl: string): string {
  const { origin, pathname } = new URL(phpUrl);
  return origin + pathname.replace(/\/+$/, '').replace(/\/php$/, '');
}
