import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { SessionCookies, SetCookie } from '../legacy/transport/session-cookies.ts';
import type { Variants } from './compression.ts';
import type { Cors } from './cors.ts';
import { apiHeaders } from './security-headers.ts';

function serialised({ name, value, maxAgeSeconds }: SetCookie, isSecure: boolean): string {
  const lifetime = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/graphql; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${lifetime}`;
}

interface SenderOptions {
  readonly cors: Cors;
  readonly isProduction: boolean;
  /** Whether the site is https. */
  readonly isSecure: boolean;
  readonly isDraining: () => boolean;
}

interface GraphResponse {
  readonly status: number;
  readonly requestId: string;
  readonly contentType: string;
  readonly bytes: Variants;
  readonly setCookies: readonly string[];
  /** The names and values of other headers, in turn. */
  readonly headers: readonly string[];
}

/**
 * Sends the responses to operations, new and cached, with all of their headers. Without Fastify:
 * its router and reply would double the cost of a cached one.
 */
export class ResponseSender {
  readonly #options: SenderOptions;
  readonly #common: readonly string[];

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#common = Object.entries(apiHeaders(options.isProduction)).flat();
  }

  /** The host's cookies for the browser, for this route only and HttpOnly. */
  cookiesToSet({ changed }: SessionCookies): string[] {
    return changed.map((cookie) => serialised(cookie, this.#options.isSecure));
  }

  async send(
    request: IncomingMessage,
    response: ServerResponse,
    { status, requestId, contentType, bytes, setCookies, headers }: GraphResponse,
  ): Promise<void> {
    const { cors, isDraining } = this.#options;
    const encoding = bytes.encodingFor(request.headers['accept-encoding']);
    const encoded = bytes.in(encoding);
    const body = encoded instanceof Promise ? await encoded : encoded;
    const all: OutgoingHttpHeader[] = [...this.#common, 'x-request-id', requestId, 'content-type', contentType];
    all.push(...headers);
    // Apollo Server chooses the content type by what the caller accepts.
    all.push('content-length', String(body.length), 'vary', cors.vary('Accept, Accept-Encoding'));
    all.push(...Object.entries(cors.headersFor(request.headers.origin)).flat());
    if (setCookies.length > 0) all.push('set-cookie', [...setCookies]);
    if (encoding !== null) all.push('content-encoding', encoding);
    // An idle connection would keep the process running.
    if (isDraining()) all.push('connection', 'close');
    response.writeHead(status, all);
    response.end(body);
  }
}
