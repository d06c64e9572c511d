import { z } from 'zod';
import { exposedDemo, logLevel, optional, sharedSettings, shutdownDelay } from '#shared/server/settings.ts';

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

/** The gateway's environment variables. */
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
