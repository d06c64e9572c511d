import type { FastifyReply } from 'fastify';
import type { SessionCookies, SetCookie } from '../legacy/transport/session-cookies.ts';

/**
 * Gives the browser what the host has set: for this route only, out of reach of scripts and of
 * other sites' requests.
 */
export function sendCookies(reply: FastifyReply, { changed }: SessionCookies, isSecure: boolean): void {
  if (changed.length > 0)
    void reply.header(
      'set-cookie',
      changed.map((cookie) => serialised(cookie, isSecure)),
    );
}

function serialised({ name, value, maxAgeSeconds }: SetCookie, isSecure: boolean): string {
  const lifetime = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/graphql; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${lifetime}`;
}
