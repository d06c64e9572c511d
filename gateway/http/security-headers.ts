import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Logger } from '#shared/server/log/logger.ts';
import { MINUTE_MS } from '#shared/time.ts';

const YEAR_SECONDS = 31_536_000;

/** For responses other than pages: nothing may be loaded or framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For the service worker, which fetches pages. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

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
    // No text becomes a script or HTML in the page, whoever wrote it. The one policy that can be
    // made, once, gives the address of the service worker (client/src/app/app.tsx).
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
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

export function apiHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    // Other sites' pages can't embed it. What CORS allows isn't affected.
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': API_POLICY,
    ...(isProduction && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

export function addSecurityHeaders(app: FastifyInstance, isProduction: boolean): void {
  const headers = apiHeaders(isProduction);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

const PATH = '/csp-reports';
const MAX_BYTES = 16 * 1024;
const MAX_REPORTS_AT_ONCE = 10;
/** Different lines a minute, so that a flood of reports can't fill the log. */
const MAX_LINES = 30;
/** Names the endpoint in a policy: `report-to` for new browsers, which then ignore `report-uri`. */
export const REPORTING = { directives: `report-uri ${PATH}; report-to csp`, endpoints: `csp="${PATH}"` };

/** The older format holds one report, the Reporting API a list. */
const reportsSchema = z.union([
  z
    .object({ 'csp-report': z.looseObject({ 'effective-directive': z.unknown(), 'blocked-uri': z.unknown() }) })
    .transform(({ 'csp-report': report }) => [
      { directive: report['effective-directive'] ?? report['violated-directive'], blocked: report['blocked-uri'] },
    ]),
  z
    .array(z.object({ body: z.looseObject({ effectiveDirective: z.unknown(), blockedURL: z.unknown() }) }))
    .max(MAX_REPORTS_AT_ONCE)
    .transform((reports) =>
      reports.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
    ),
]);

/**
 * Logs what browsers report that the policy of a page has blocked: the directive and the blocked
 * origin, once a minute each. Nothing else, since addresses of pages and samples may be personal.
 */
export function addPolicyReportRoute(app: FastifyInstance, log: Logger, now = () => performance.now()): void {
  const logged = new Set<string>();
  let since = now();
  void app.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers();
    const types = ['application/csp-report', 'application/reports+json'];
    routes.addContentTypeParser(types, { parseAs: 'string' }, routes.getDefaultJsonParser('error', 'error'));
    routes.post(PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      if (now() - since >= MINUTE_MS) {
        logged.clear();
        since = now();
      }
      const { success, data } = reportsSchema.safeParse(request.body);
      for (const report of data ?? []) {
        const line = { directive: keyword(report.directive), blocked: originOf(report.blocked) };
        const key = `${line.directive} ${line.blocked}`;
        if (logged.has(key) || logged.size >= MAX_LINES) continue;
        logged.add(key);
        log.warn({ event: 'blocked by policy', ...line }, 'a page’s policy has blocked something');
      }
      return reply
        .code(success ? 204 : 400)
        .header('cache-control', 'no-store')
        .send();
    });
    done();
  });
}

/** A directive or a keyword such as `inline`; anything else is what a caller has made up. */
function keyword(value: unknown): string {
  return typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : 'other';
}

/** The origin of an address, the scheme of an extension's, or a keyword. */
function originOf(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) return keyword(value);
  const { protocol, origin } = new URL(value);
  return /^https?:$/.test(protocol) ? origin.slice(0, 100) : protocol.slice(0, 40);
}
