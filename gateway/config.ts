import type { z } from 'zod';
import { type MetricsConfig, readMetricsConfig } from '#shared/server/settings.ts';
import { DEFAULT_HOST, environmentSchema, unsafeSettings } from './environment.ts';
import { PHP_SESSION_COOKIE } from './legacy/transport/session-cookies.ts';
import { DEFAULT_TRANSPORT_LIMITS } from './limits.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded backend's data and of uploads in flight. */
  readonly dataDir: string;
  /** Address of the legacy host without a trailing slash; null runs the embedded backend. */
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
  /** Whether every operation is allowed, or only those that our clients have registered. */
  readonly operations: 'open' | 'registered';
  /** Folder of other clients' manifests of operations. It need not exist. */
  readonly operationsDir: string;
  /** Origins whose pages may call the API. */
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
  /** Null when metrics are off. */
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

/** Where other clients' operations are registered. Throws a `ConfigError`. */
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

const listed = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * The environment of the embedded backend: this process's own, with the public origin for links in
 * emails, and without the settings of a separate backend.
 */
export function backendEnvironment(publicUrl: string): NodeJS.ProcessEnv {
  return { ...process.env, PUBLIC_URL: publicUrl, BACKEND_HOST: '', SHUTDOWN_DELAY: '' };
}

/** The host's address without `/php`: `https://host/php/` and `https://host` are the same. */
export function hostOf(phpUrl: string): string {
  const { origin, pathname } = new URL(phpUrl);
  return origin + pathname.replace(/\/+$/, '').replace(/\/php$/, '');
}
