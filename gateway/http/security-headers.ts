import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** For what is no page: nothing may be loaded or framed by it. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For a page that was made elsewhere: it may look as it likes and do nothing. */
export const FOREIGN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Picture hosts of https addresses that specialists' photos may have, beside this site. */
export function pagePolicy(pictureHosts: Iterable<string>): string {
  const hosts = [...pictureHosts].map((host) => ` https://${host}`).join('');
  return [
    "default-src 'self'",
    // The session's token lies in the page's storage: no script but our own files may ever run
    // here.
    "script-src 'self'",
    // Dialogs and toasts write their own style elements.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob:${hosts}`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Scripts send what is filled in. Without them a form would put it, a password too, into the
    // page's address.
    "form-action 'none'",
  ].join('; ');
}

export function setPolicy(reply: FastifyReply, policy: string): void {
  void reply.header('content-security-policy', policy);
}

/** Headers of every response except pages. */
export function apiHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': API_POLICY,
    ...(isProduction && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

/** Headers of every answer. A route that has said something else about one of them is right. */
export function addSecurityHeaders(app: FastifyInstance, isProduction: boolean): void {
  const headers = apiHeaders(isProduction);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
