import type { FastifyInstance, FastifyReply } from 'fastify';
import { REPORTING } from './policy-reports.ts';

const YEAR_SECONDS = 31_536_000;

/** For responses other than pages: nothing may be loaded or framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For an email shown as a page: styles and images only. */
export const FOREIGN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The policy of pages. `photoHosts` are other hosts of specialists' photos, over https;
 * the hashes belong to the scripts and style elements that are part of the page.
 */
export function pagePolicy(
  photoHosts: Iterable<string>,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): string {
  const hosts = [...photoHosts].map((host) => ` https://${host}`).join('');
  return [
    "default-src 'self'",
    // The session's token is in the page's storage, so only our own scripts may run.
    ["script-src 'self'", ...scriptHashes.map(quoted)].join(' '),
    // No text becomes a script or HTML in the page, whoever wrote it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ["style-src 'self'", ...styleHashes.map(quoted)].join(' '),
    // The widths of bars and stars in pages. They can't load anything, and belong to no selector.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob:${hosts}`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The directory's filters are submitted without a script. Other forms are inert until one runs.
    "form-action 'self'",
    REPORTING.directives,
  ].join('; ');
}

const quoted = (hash: string) => `'${hash}'`;

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
    // Other sites' pages can't embed it. What CORS allows isn't affected.
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': API_POLICY,
    ...(isProduction && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

/** Adds these headers to every response. Routes may override them. */
export function addSecurityHeaders(app: FastifyInstance, isProduction: boolean): void {
  const headers = apiHeaders(isProduction);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
