import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joan, logIn, startBackend, type TestBackend } from './support/backend.ts';
import { query } from './support/engines.ts';

describe('Password hashes', () => {
  let test: TestBackend;
  beforeAll(async () => {
    // As it is started for real.
    test = await startBackend('sqlite', { passwordHashCost: undefined });
  });
  afterAll(() => test.stop());

  async function storedHash(): Promise<string> {
    const [row] = await query(test.scratch, `select password_hash from accounts where email = '${joan.email}'`);
    return String(row?.password_hash);
  }

  it('are made with scrypt at N = 65536, r = 8, p = 2', async () => {
    const hash = await storedHash();
    expect(hash).toMatch(/^scrypt\$65536\$8\$2\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('are replaced at the next log-in when the cost has changed', async () => {
    await test.restart({ passwordHashCost: 10 });
    await logIn(test);
    const replaced = await storedHash();
    expect(replaced).toMatch(/^scrypt\$1024\$8\$2\$/);
    expect((await logIn(test))['x-user-id']).toBe('1');
    expect(await storedHash()).toBe(replaced);
  });
});
