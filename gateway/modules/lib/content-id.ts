import { hash } from 'node:crypto';

const PREFIX = 'unidentified-';

/**
 * An id for a record that the host sends without one, made of its content: caches can tell records
 * apart by it, but no mutation can name the record to the host.
 */
export function contentId(record: object): string {
  return PREFIX + hash('sha256', JSON.stringify(record), 'hex').slice(0, 16);
}

export const isContentId = (id: string) => id.startsWith(PREFIX);
