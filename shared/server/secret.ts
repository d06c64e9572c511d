import { createHash, timingSafeEqual } from 'node:crypto';

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** Whether `given` is the secret, compared in constant time. */
export function isSecret(given: string | string[] | undefined, secret: string): boolean {
  return typeof given === 'string' && timingSafeEqual(hashed(given), hashed(secret));
}
