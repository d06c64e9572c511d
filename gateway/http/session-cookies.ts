import type { FastifyReply } from 'fastify';
import type { SessionCookies, SetCookie } from '../legacy/transport/session-cookies.ts';

/** Passes the host's cookies on to the browser, for this route only and HttpOnly. */
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
