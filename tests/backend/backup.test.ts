import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../../backend/operator/backup/write-backup.ts';
import { connectStore } from '../../backend/store/database/database.ts';
import { migrate } from '../../backend/store/database/migrate.ts';
import { lockFolder } from '../../backend/store/database/sqlite.ts';
import { bookOwn } from './support/appointments.ts';
import { logIn, monday, startBackend, type TestBackend, valuesOf } from './support/backend.ts';
import { bookAsGuest } from './support/booking.ts';
import {
  createScratch,
  describeOnPostgres,
  type EngineName,
  onEachEngine,
  query,
  rows,
  type Scratch,
  snapshot,
} from './support/engines.ts';
import { startLoad } from './support/load.ts';
import { operate, operatorRefusal, runOperatorCommand } from './support/operator.ts';
import { storedContent, storedNames } from './support/stored-files.ts';

const at = (scratch: Scratch) => ({ scratch, clock: { now: monday } });

/**
 * Everything that a restore has to bring back, whatever the engine; what operators did is only
 * added to, and the directory's version changes with every row.
 */
async function content(scratch: Scratch) {
  const tables = Object.keys(await snapshot(scratch)).filter(
    (name) =>
      !name.startsWith('kysely_') && !['files', 'file_pieces', 'operator_log', 'directory_version'].includes(name),
  );
  const stored: Record<string, string[]> = {};
  for (const name of tables) {
    const found = await query(scratch, `select * from ${name}`);
    stored[name] = found.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  const files: Record<string, string> = {};
  for (const area of ['appointment-images', 'application-files'] as const)
    for (const name of await storedNames(scratch, area))
      files[name] = (await storedContent(scratch, area, name)).toString('base64');
  return { rows: stored, files };
}

/** What rows name, and no file is there for. */
async function missingFiles(scratch: Scratch): Promise<string[]> {
  const stored = new Set(await storedNames(scratch, 'appointment-images'));
  const named = await query(scratch, 'select stored_name from appointment_images');
  return named.map(({ stored_name }) => String(stored_name)).filter((name) => !stored.has(name));
}

function backUpAndRestore(from: EngineName, to: EngineName): void {
  it(`copies a whole business from ${from} to ${to} (DB-08)`, async () => {
    const source = await startBackend(from);
    const { body } = await bookOwn(source, await logIn(source));
    const folder = join(source.scratch.dataDir, 'backup');
    const manifest = await operate(source, 'backup', folder);
    expect(manifest).toMatchObject({ engine: from, missing: [], files: { count: expect.any(Number) } });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);

    const scratch = await createScratch(to);
    const rehearsal = await runOperatorCommand(at(scratch), ['restore', folder, '--dry-run']);
    expect(rehearsal).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Dry run: the backup is whole/) });
    const restored = await runOperatorCommand(at(scratch), ['restore', folder]);
    expect(restored).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^Restored [\d,]+ rows and \d+ files/),
    });
    expect(await content(scratch)).toEqual(await content(source.scratch));

    // Joan logs in, sees her appointment, and books another one: ids count on.
    const target = await startBackend(to, { ...scratch, now: monday });
    const session = await logIn(target);
    const { body: data } = await target.get('/php/getUserData.php', session);
    expect(valuesOf(data.recentAppointments, 'id')).toContain(body.appointmentId);
    const next = await bookAsGuest(target);
    expect(next.status).toBe(200);
    expect(Number(next.body.appointmentId)).toBeGreaterThan(Number(body.appointmentId));
    const { body: list } = await target.get('/php/specialists.php?per_page=50');
    for (const { specialist_photo } of list.specialists)
      if (specialist_photo !== null) expect((await target.get(`/php/${specialist_photo}`)).status).toBe(200);
    await target.stop();
    await scratch.remove();
    await source.stop();
  });
}

describe('A backup of SQLite', () => backUpAndRestore('sqlite', 'sqlite'));
describeOnPostgres('A backup between engines', () => {
  backUpAndRestore('sqlite', 'postgres');
  backUpAndRestore('postgres', 'sqlite');
  backUpAndRestore('postgres', 'postgres');
});

onEachEngine('Backups', (engine) => {
  let test: TestBackend;
  let folder: string;
  let manifest: { tables: Record<string, { rows: number }> };
  const backup = (name: string) => join(test.scratch.dataDir, name);
  beforeAll(async () => {
    test = await startBackend(engine);
    await bookAsGuest(test);
    folder = backup('backup');
    manifest = await operate(test, 'backup', folder);
  });
  afterAll(() => test.stop());

  const refusalOf = (args: string[], scratch = test.scratch) => operatorRefusal(at(scratch), ...args);
  const withEmptyPlace = async <T>(work: (scratch: Scratch) => Promise<T>) => {
    const scratch = await createScratch(engine);
    try {
      return await work(scratch);
    } finally {
      await scratch.remove();
    }
  };

  it('are a consistent snapshot while bookings continue (DB-08)', async () => {
    const load = await startLoad(test.backend.origin, { readers: 0, bookers: 3 });
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(5);
    const before = [...load.acknowledged.values()];
    const target = backup('under-load');
    await operate(test, 'backup', target);
    expect(load.acknowledged.size).toBeGreaterThan(before.length);
    await load.stop();
    await withEmptyPlace(async (scratch) => {
      expect(await runOperatorCommand(at(scratch), ['restore', target])).toMatchObject({ code: 0 });
      const references = (await query(scratch, 'select reference from appointments')).map((row) => row.reference);
      for (const reference of before) expect(references).toContain(reference);
      expect(await missingFiles(scratch)).toEqual([]);
      const halves = await query(
        scratch,
        `select 'claim without appointment' as what from claims where appointment_id is null
         union all select 'booking without image' from appointments a join accounts k on k.id = a.account_id
           where k.demo = 0 and not exists (select 1 from appointment_images i where i.appointment_id = a.id)
         union all select 'booking without mail' from appointments a join accounts k on k.id = a.account_id
           where k.demo = 0 and not exists (select 1 from mails m where m.occasion = 'booking:' || a.id || ':' || a.account_id)`,
      );
      expect(halves).toEqual([]);
    });
  });

  it('list missing files, and are still made', async () => {
    const [name = ''] = await storedNames(test.scratch, 'appointment-images');
    const bytes = await storedContent(test.scratch, 'appointment-images', name);
    if (engine === 'sqlite') await rm(join(test.scratch.dataDir, 'appointment-images', name));
    else await rows(test.scratch, `update files set name = 'away' where name = '${name}'`);
    const { stdout, code } = await runOperatorCommand(test, ['backup', backup('incomplete')]);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`appointment-images/${name} is named in the database`)]);
    if (engine === 'sqlite') await writeFile(join(test.scratch.dataDir, 'appointment-images', name), bytes);
    else await rows(test.scratch, `update files set name = '${name}' where name = 'away'`);
  });

  it('need a new folder, which appears when it is complete', async () => {
    expect(await refusalOf(['backup', folder])).toMatch(/is not empty\. Name a new folder for each backup\.\n$/);
    await writeFile(backup('file'), '');
    expect(await refusalOf(['backup', backup('file')])).toMatch(/is not a folder/);
    await mkdir(backup('empty'));
    await operate(test, 'backup', backup('empty'));
    const remaining = (await readdir(test.scratch.dataDir)).filter((name) => name.includes('unfinished'));
    expect(remaining).toEqual([]);
  });

  it('are only restored into an empty database and folder', async () => {
    if (engine === 'sqlite') {
      expect(await refusalOf(['restore', folder])).toMatch(/^The product is running on /);
      await withEmptyPlace(async (scratch) => {
        await mkdir(join(scratch.dataDir, 'application-files'));
        await writeFile(join(scratch.dataDir, 'application-files/other.pdf'), '');
        expect(await refusalOf(['restore', folder], scratch)).toMatch(
          /^The data folder has files already: application-/,
        );
        // The lock is free again.
        lockFolder(scratch.dataDir, 0).release();
      });
    } else
      expect(await refusalOf(['restore', folder])).toMatch(
        /^The database is not empty: the table accounts has rows\. /,
      );
  });

  it('are restored into a database that the product has created', async () => {
    await withEmptyPlace(async (scratch) => {
      const store = connectStore(scratch);
      await migrate(store.db, store.engine);
      await store.close();
      expect(await runOperatorCommand(at(scratch), ['restore', folder])).toMatchObject({ code: 0, stderr: '' });
      expect(await query(scratch, 'select count(*) as n from services')).toEqual([{ n: expect.anything() }]);
      const [{ n } = { n: 0 }] = await query(scratch, 'select count(*) as n from appointments');
      expect(Number(n)).toBe(manifest.tables.appointments?.rows);
    });
  });

  describe('that are damaged', () => {
    const names = async () =>
      (await readdir(join(folder, 'files/appointment-images'))).map((name) => `files/appointment-images/${name}`);
    const aTable = async () => 'tables/appointments.jsonl.gz';
    const aFile = async () => (await names())[0] ?? '';
    const theManifest = async () => 'manifest.json';
    const put = (text: string) => (path: string) => writeFile(path, text);
    const remove = (path: string) => rm(path);
    type Damage = [what: string, () => Promise<string>, damage: (path: string) => Promise<void>, says: RegExp];
    const damages: Damage[] = [
      [
        'a table that is cut off',
        aTable,
        (path) => truncate(path, 100),
        /^tables\/appointments\.jsonl\.gz is damaged\.\n$/,
      ],
      ['a table that is missing', aTable, remove, /^tables\/appointments\.jsonl\.gz is missing\.\n$/],
      ['a changed file', aFile, put('other'), /^files\/appointment-images\/\S+ has changed since the backup\.\n$/],
      ['a file that is missing', aFile, remove, /^files\/appointment-images\/\S+ is missing\.\n$/],
      ['a manifest that is none', theManifest, put('{"format":1}'), /^manifest\.json is damaged: /],
      ['no manifest', theManifest, remove, /^There is no backup in /],
      ['a newer format', theManifest, put('{"format":2}'), /newer version of this program \(format 2/],
    ];

    it.each(damages)('with %s are refused before anything is written', async (_what, findPath, damage, says) => {
      const path = join(folder, await findPath());
      const original = await readFile(path);
      await damage(path);
      await withEmptyPlace(async (scratch) => {
        expect(await refusalOf(['restore', folder], scratch)).toMatch(says);
        await writeFile(path, original, { mode: 0o600 });
        // Nothing is in the way of the whole one.
        expect(await runOperatorCommand(at(scratch), ['restore', folder, '--dry-run'])).toMatchObject({ code: 0 });
      });
    });
  });

  it('of a newer program are refused with both versions', async () => {
    const path = join(folder, 'manifest.json');
    const original = await readFile(path, 'utf8');
    const newer = JSON.parse(original);
    newer.migrations.push('9999-from-the-future');
    await writeFile(path, JSON.stringify(newer));
    await withEmptyPlace(async (scratch) => {
      expect(await refusalOf(['restore', folder], scratch)).toMatch(
        /^The backup was written by a newer version of this program \(\S+\): it has the migration 9999-from-the-future, and this version knows none after \d{4}-[a-z-]+\.\n$/,
      );
    });
    await writeFile(path, original);
  });

  it('of an older program are restored with its schema, and migrated then (DB-08)', async () => {
    const old = await createScratch(engine);
    const store = connectStore(old);
    await migrate(store.db, store.engine, { last: '0011-files' });
    await store.close();
    await rows(old, "insert into areas (name) values ('Rutland')");
    const target = backup('older');
    const { manifest: written } = await writeBackup(old, target, monday);
    expect(written.migrations.at(-1)).toBe('0011-files');
    await old.remove();
    await withEmptyPlace(async (scratch) => {
      // A new product has been started there already, with a newer schema.
      const newer = connectStore(scratch);
      await migrate(newer.db, newer.engine);
      await newer.close();
      expect(await runOperatorCommand(at(scratch), ['restore', target])).toMatchObject({ code: 0, stderr: '' });
      expect(await query(scratch, 'select id, name from areas')).toEqual([{ id: 1, name: 'Rutland' }]);
      const { stdout } = await runOperatorCommand(at(scratch), ['migrations', 'list']);
      expect(stdout).not.toContain('pending');
      expect((await query(scratch, 'select command from operator_log'))[0]?.command).toBe('restore');
    });
  });
});
