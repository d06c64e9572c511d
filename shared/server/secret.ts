import { createHash, timingSafeEqual } from 'node:crypto';

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** Compares with the secret in constant time. */
export function isSecret(value: string | string[] | undefined, secret: string): boolean {
  return typeof value === 'string' && timingSafeEqual(hashed(value), hashed(secret));
}
