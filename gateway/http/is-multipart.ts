import type { FastifyRequest } from 'fastify';

/** Whether a request is multipart, and may contain files. */
export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
