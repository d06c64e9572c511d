import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createWorkQueue } from '../work-queue.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

interface Cost {
  N: number;
  r: number;
  p: number;
}

export interface PasswordHasher {
  /**
   * `scrypt$N$r$p$salt$hash`: each hash contains its cost, so that the cost can be raised later.
   */
  hash(password: string): Promise<string>;
  /** Whether the password is the stored one; false, after the same time, when none is stored. */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** Whether the hash has another cost than new ones, and should be replaced. */
  isOutdated(stored: string): boolean;
  /** The hashes being computed, and those waiting. */
  load(): { running: number; waiting: number };
}

/** About a third of a second and 64 MiB for each guess: N = 2^16, OWASP's scrypt parameters. */
export const SAFE_PASSWORD_HASH_COST = 16;
const keyLength = 32;
const maxPasswordLength = 1024;

/**
 * Hashes passwords with scrypt. `costExponent` is the base-2 logarithm of N; tests use a lower one.
 */
export function createPasswordHasher(costExponent = SAFE_PASSWORD_HASH_COST): PasswordHasher {
  const cost: Cost = { N: 2 ** costExponent, r: 8, p: 2 };
  const prefix = `scrypt$${cost.N}$${cost.r}$${cost.p}$`;
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  /** Compared when there is no account, so that the response takes the same time. */
  const decoyHash = `${prefix}${random(16)}$${random(keyLength)}`;
  // Each hash needs up to 64 MiB and one of four threads.
  const queue = createWorkQueue(2, 50);
  const key = (password: string, salt: Buffer, { N, r, p }: Cost, length: number): Promise<Buffer> =>
    queue.run(() => derive(password, salt, length, { N, r, p, maxmem: 160 * N * r }));

  return {
    async hash(password) {
      const salt = randomBytes(16);
      const derived = await key(password, salt, cost, keyLength);
      return `${prefix}${salt.toString('base64url')}$${derived.toString('base64url')}`;
    },
    async matches(password, stored) {
      const [, N, r, p, salt = '', hashed = ''] = (stored ?? decoyHash).split('$');
      const expected = Buffer.from(hashed, 'base64url');
      const attempt = password.length > maxPasswordLength ? '' : password;
      const actual = await key(
        attempt,
        Buffer.from(salt, 'base64url'),
        { N: Number(N), r: Number(r), p: Number(p) },
        expected.length,
      );
      return timingSafeEqual(actual, expected) && stored !== null && attempt === password;
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
    load: queue.load,
  };
}
