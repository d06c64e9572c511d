import type { IncomingHttpHeaders } from 'node:http';
import type { Conditions } from '../legacy/transport/http-client.ts';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;
const ENTITY_TAGS = /^(?:\*|(?:W\/)?"[\x21\x23-\x7e]{0,200}"(?:\s*,\s*(?:W\/)?"[\x21\x23-\x7e]{0,200}"){0,9})$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const matching = (value: string | string[] | undefined, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** The browser's validators to pass on to the host, without unusual ones. */
export function conditionsOf(headers: IncomingHttpHeaders): Conditions {
  const tags = matching(headers['if-none-match'], ENTITY_TAGS);
  // With both, a host must ignore the date.
  if (tags !== undefined) return { 'if-none-match': tags };
  const since = matching(headers['if-modified-since'], HTTP_DATE);
  return since === undefined ? {} : { 'if-modified-since': since };
}

/** A day, or longer if the host allows it, up to a year. */
function mediaCacheControl(cacheControl: string): string {
  const directives = cacheControl.toLowerCase().split(/\s*,\s*/);
  const maxAge = directives.map((directive) => /^max-age=(\d{1,10})$/.exec(directive)?.[1]).find(Boolean);
  const isShared = !directives.some((directive) => /^(?:private|no-store|no-cache)\b/.test(directive));
  const seconds = isShared ? Math.min(Math.max(Number(maxAge ?? 0), DAY_SECONDS), YEAR_SECONDS) : DAY_SECONDS;
  const isImmutable = seconds > DAY_SECONDS && directives.includes('immutable');
  return `public, max-age=${seconds}${isImmutable ? ', immutable' : ''}`;
}

/** Caching headers for a photo of the host. */
export function mediaCaching(host: Headers): Record<string, string> {
  const etag = matching(host.etag, ENTITY_TAG);
  const lastModified = matching(host['last-modified'], HTTP_DATE);
  return {
    'cache-control': mediaCacheControl(String(host['cache-control'] ?? '')),
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { 'last-modified': lastModified }),
  };
}
