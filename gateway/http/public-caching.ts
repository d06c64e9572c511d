import type { IncomingHttpHeaders } from 'node:http';
import type { Freshness } from '../legacy/transport/read-log.ts';

interface Asked {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Headers that let caches that callers share (a CDN, a proxy, the browser) keep a response when all of this holds: it was asked for by GET,
 * without credentials; it has no errors; the SDL says of everything in it that it is public, and for how long; and what it was made of is
 * fresh. All else is `no-store` (HTTP-07, LOG-04).
 */
export function cacheHeaders(
  { method, headers }: Asked,
  publicSeconds: number,
  { freshForMs, ageMs }: Freshness,
): { readonly 'cache-control': string; readonly age?: string } {
  const isPlain = method === 'GET' && headers['x-user-id'] === undefined && headers['x-auth-token'] === undefined;
  // Two lives must not be put end to end: what is half as old as it may be here has half its life left elsewhere.
  const seconds = isPlain ? Math.min(publicSeconds, Math.ceil(freshForMs / 1_000)) : 0;
  if (seconds <= 0) return { 'cache-control': 'no-store' };
  const age = Math.floor(ageMs / 1_000);
  // Caches count the age as part of the life.
  return { 'cache-control': `public, max-age=${seconds + age}`, age: String(age) };
}
