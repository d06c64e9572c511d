import type { FastifyRequest } from 'fastify';

/** Whether a request brings files. */
export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
