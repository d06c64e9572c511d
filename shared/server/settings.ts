import { z } from 'zod';

/** An empty environment variable counts as not set. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The minimum level of log lines. */
export const logLevel = optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`));

/** Seconds from SIGTERM, when /readyz starts to respond with 503, until a process stops serving. */
export const shutdownDelay = optional(
  z.coerce.number('must be a number').int().min(0).max(300, 'must be a number of seconds from 0 to 300'),
);

/** Whether only this machine can connect to a server on that host. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

/**
 * Why a demo must not listen on a host; null if it may. Its outbox shows every code that any of its
 * customers gets. `name` is the setting with the host.
 */
export function exposedDemo(
  name: string,
  host: string,
  { NODE_ENV, EXPOSE_DEMO }: { readonly NODE_ENV?: string | undefined; readonly EXPOSE_DEMO?: string | undefined },
): string | null {
  if (NODE_ENV === 'production' || EXPOSE_DEMO === 'true' || isLoopback(host)) return null;
  return `${name} must be a loopback address such as 127.0.0.1: everyone who reaches a demo can read its emails and their codes at /outbox. Set NODE_ENV=production for real customers, or EXPOSE_DEMO=true to show the demo to others`;
}

const MIN_TOKEN_LENGTH = 16;
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * The environment variables that gateway and backend have in common. OpenTelemetry reads the values
 * of `OTEL_...` itself; they are only checked here.
 */
export const sharedSettings = {
  EXPOSE_DEMO: optional(z.enum(['true', 'false'], 'must be true or false')),
  METRICS_PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535, 'must be from 0 to 65535')),
  METRICS_HOST: optional(z.string()),
  METRICS_TOKEN: optional(
    z.string().regex(new RegExp(`^[!-~]{${MIN_TOKEN_LENGTH},}$`), `must be ${MIN_TOKEN_LENGTH} or more characters`),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.string().refine(isHttp, 'must be an address such as http://127.0.0.1:4318')),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z.string().regex(/^[^=,\s]+=[^,]*(?:,[^=,]+=[^,]*)*$/, 'must be like name=value,name=value'),
  ),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_TRACES_SAMPLER: optional(z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`)),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number('must be a number').min(0).max(1, 'must be from 0 to 1')),
};

export interface MetricsConfig {
  /** A separate port; 0 picks a free one, null means none. */
  readonly port: number | null;
  readonly host: string;
  /** The bearer token to read them on the main port; null if they can't be read there. */
  readonly token: string | null;
}

interface MetricsSettings {
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_HOST?: string | undefined;
  readonly METRICS_TOKEN?: string | undefined;
}

export function readMetricsConfig(settings: MetricsSettings): MetricsConfig | null {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = settings;
  if (port === undefined && token === undefined) return null;
  return { port: port ?? null, host: host ?? '127.0.0.1', token: token ?? null };
}
