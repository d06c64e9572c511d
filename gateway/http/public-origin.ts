import type { FastifyInstance } from 'fastify';

/**
 * The public origin of this site, such as `https://www.example.org`: the configured one, or the
 * address the server listens on. Used for links in emails and canonical URLs. Never from a request.
 */
export function publicOrigin(app: FastifyInstance, configured: string | null): string {
  return configured ?? reachable(app.listeningOrigin);
}

/** Replaces the wildcard address, which browsers can't open, by the loopback address. */
const reachable = (listening: string) =>
  listening.replace(/(?<=^https?:\/\/)(?:0\.0\.0\.0|\[::\])(?=:|$)/, '127.0.0.1');
