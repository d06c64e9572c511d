import type { FastifyInstance } from 'fastify';

/**
 * The origin under which customers reach this site, such as `https://www.example.org`: the
 * configured one, or else the address the server listens on. Used for the start-up message, links
 * in emails and canonical URLs alike. Never taken from a request.
 */
export function publicOrigin(app: FastifyInstance, configured: string | null): string {
  return configured ?? reachable(app.listeningOrigin);
}

/**
 * A server that listens on every address has none to open in a browser; on this machine it is the
 * loopback address.
 */
const reachable = (listening: string) =>
  listening.replace(/(?<=^https?:\/\/)(?:0\.0\.0\.0|\[::\])(?=:|$)/, '127.0.0.1');
