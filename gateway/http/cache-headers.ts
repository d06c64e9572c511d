import type { IncomingHttpHeaders } from 'node:http';
import type { Freshness } from '../legacy/transport/read-log.ts';

interface RequestHead {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Caching headers of a response. A CDN, proxy or browser may cache it when it was requested by GET
 * without credentials, has no errors, is public by the SDL, and its data is fresh. Everything else
 * is `no-store` (HTTP-07, LOG-04).
 */
export function cacheHeaders(
  { method, headers }: RequestHead,
  publicSeconds: number,
  { freshForMs, ageMs }: Freshness,
): { readonly 'cache-control': string; readonly age?: string } {
  const isPlain = method === 'GET' && headers['x-user-id'] === undefined && headers['x-auth-token'] === undefined;
  // Capped by the remaining freshness, so that lifetimes of caches don't add up.
  const seconds = isPlain ? Math.min(publicSeconds, Math.ceil(freshForMs / 1_000)) : 0;
  if (seconds <= 0) return { 'cache-control': 'no-store' };
  const age = Math.floor(ageMs / 1_000);
  // Caches subtract the age from max-age.
  return { 'cache-control': `public, max-age=${seconds + age}`, age: String(age) };
}
