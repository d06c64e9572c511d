import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from './turns.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** About a third of a second and 64 MiB for each guess (OWASP's scrypt parameters). */
const cost: Cost = { N: 2 ** 16, r: 8, p: 2 };
const keyLength = 32;
const longestPassword = 1024;

/** Each needs 64 MiB and a thread of four: two at a time leave room for everything else. */
const inTurn = createTurns(2, 50);

function hash(password: string, salt: Buffer, { N, r, p }: Cost, length: number): Promise<Buffer> {
  return inTurn(() => derive(password, salt, length, { N, r, p, maxmem: 160 * N * r }));
}

/** `scrypt$N$r$p$salt$hash`: it carries its own cost, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await hash(password, salt, cost, keyLength);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Compared with when there is no account, so that the answer takes as long as for one that exists. */
const nobody = [
  'scrypt',
  cost.N,
  cost.r,
  cost.p,
  randomBytes(16).toString('base64url'),
  randomBytes(keyLength).toString('base64url'),
].join('$');

/** Whether the password is the stored one; false, after the same time, when there is none stored. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobody).split('$');
  const expected = Buffer.from(key, 'base64url');
  const attempt = password.length > longestPassword ? '' : password;
  const actual = await hash(
    attempt,
    Buffer.from(salt, 'base64url'),
    { N: Number(N), r: Number(r), p: Number(p) },
    expected.length,
  );
  return timingSafeEqual(actual, expected) && stored !== null && attempt === password;
}

/** Whether the stored hash was made at another cost than today's and is to be made anew. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`scrypt$${cost.N}$${cost.r}$${cost.p}$`);
}
