import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { monday, startBackend } from './support/backend.ts';
import { createScratch, onEachEngine, query, rows, type Scratch } from './support/engines.ts';
import { runOperatorCommand } from './support/operator.ts';

onEachEngine('Migrations', (engine) => {
  let scratch: Scratch;
  beforeAll(async () => {
    scratch = await createScratch(engine);
  });
  afterAll(() => scratch.remove());

  const run = (...args: string[]) => runOperatorCommand({ scratch, clock: { now: monday } }, args);

  it('are listed and applied by the operator, each with what it does', async () => {
    const pending = await run('migrations', 'list');
    expect(pending.stdout).toMatch(/^0003-bookings +pending +Creates appointments.*\.$/m);
    expect(pending.stdout).not.toContain('applied');
    const rehearsal = await run('migrations', 'apply', '--dry-run');
    expect(rehearsal.stdout).toMatch(/^Dry run: nothing was written\. Pending:\n/);
    expect((await run('migrations', 'list')).stdout).toBe(pending.stdout);
    expect((await run('migrations', 'apply')).stdout).toMatch(/^0011-files +applied /m);
    expect((await run('migrations', 'list')).stdout).not.toContain('pending');
    expect(await run('migrations', 'apply')).toEqual({ code: 0, stdout: 'The database is up to date.\n', stderr: '' });
    const logged = await query(scratch, 'select command, subject_kind from operator_log');
    expect(logged).toEqual([{ command: 'migrations apply', subject_kind: 'migrations' }]);
  });

  it('of a newer version are refused with both versions (DB-06)', async () => {
    await rows(scratch, "insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')");
    for (const args of [
      ['migrations', 'list'],
      ['migrations', 'apply'],
      ['log', 'list'],
    ])
      expect(await run(...args)).toMatchObject({
        code: 3,
        stderr: expect.stringMatching(
          /^The database was written by a newer version of this program: it has the migration 9999-from-the-future, and this version knows none after \d{4}-\S+\.\n$/,
        ),
      });
    await rows(scratch, "delete from kysely_migration where name = '9999-from-the-future'");
  });

  it('clean the addresses of accounts, unless another account has the address', async () => {
    await rows(scratch, "delete from kysely_migration where name = '0015-plain-emails'");
    const addresses = ['old\u200b@example.com', 'twin@example.com;', 'twin@example.com'];
    for (const email of addresses)
      await rows(
        scratch,
        `insert into accounts (email, first_name, last_name, phone, created_at) values ('${email}', 'A', 'B', '', '')`,
      );
    await run('migrations', 'apply');
    expect(await rows(scratch, "select email from accounts where first_name = 'A' order by id")).toEqual([
      { email: 'old@example.com' },
      ...addresses.slice(1).map((email) => ({ email })),
    ]);
    await rows(scratch, "delete from accounts where first_name = 'A'");
  });

  it('are logged before a start applies them, and when they are done', async () => {
    const lines: { msg: string; migration?: string; summary?: string; migrations?: number }[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const test = await startBackend(engine, { logger });
    const applied = lines.filter(({ msg }) => msg === 'migration to apply');
    expect(applied[0]).toMatchObject({ migration: '0001-catalogue', summary: expect.stringMatching(/^Creates .*\.$/) });
    expect(lines.find(({ msg }) => msg === 'the database is up to date')).toMatchObject({ count: applied.length });
    lines.length = 0;
    await test.restart();
    expect(lines.filter(({ msg }) => /migration|up to date/.test(msg))).toEqual([]);
    await test.stop();
  });
});
