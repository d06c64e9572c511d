import { hash } from 'node:crypto';

const PREFIX = 'unidentified-';

/** Made of the content of a record without one: caches tell it apart, no mutation can name it. */
export function contentId(record: object): string {
  return PREFIX + hash('sha256', JSON.stringify(record), 'hex').slice(0, 16);
}

export const isContentId = (id: string) => id.startsWith(PREFIX);
