import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it } from 'vitest';
import { startBackend } from './support/backend.ts';
import { describeOnPostgres } from './support/engines.ts';
import { runOperatorCommand } from './support/operator.ts';
import { storedContent, storedNames } from './support/stored-files.ts';

describeOnPostgres('Moving files into PostgreSQL', () => {
  it('copies and checks each file once, and keeps or empties the folders (FILE-14)', async () => {
    const test = await startBackend('postgres');
    const { dataDir } = test.scratch;
    const put = async (path: string, text: string) => {
      await mkdir(join(dataDir, path, '..'), { recursive: true });
      await writeFile(join(dataDir, path), text);
    };
    await put('appointment-images/a.jpg', 'a photo');
    await put('application-files/b.pdf', 'a certificate');
    await put('public/specialists/7.webp', 'RIFF');
    const move = (...options: string[]) => runOperatorCommand(test, ['files', 'move', ...options]);

    expect((await move('--dry-run')).stdout).toMatch(/^3 files would be moved, 0 were in the database already/);
    expect(await storedNames(test.scratch, 'appointment-images')).toEqual([]);
    expect(await move()).toEqual({
      code: 0,
      stderr: '',
      stdout: `3 files were moved, 0 were in the database already (24 bytes in all).\nThe files are still in ${dataDir}; remove them there with --delete.\n`,
    });
    expect(String(await storedContent(test.scratch, 'appointment-images', 'a.jpg'))).toBe('a photo');
    const photo = await test.get('/php/uploads/specialists/7.webp');
    expect([photo.status, photo.body]).toEqual([200, 'RIFF']);
    expect(await readdir(join(dataDir, 'application-files'))).toEqual(['b.pdf']);

    await put('appointment-images/a.jpg', 'another one');
    await put('appointment-images/c.jpg', 'later');
    const second = await move('--delete');
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toBe(
      `1 file was moved, 2 were in the database already (22 bytes in all).\n3 files were removed from ${dataDir}.\nappointment-images/a.jpg is in the database with another content. Nothing was changed about it.\n`,
    );
    expect(await readdir(join(dataDir, 'appointment-images'))).toEqual(['a.jpg']);
    expect(await readdir(join(dataDir, 'application-files'))).toEqual([]);
    expect(await storedNames(test.scratch, 'appointment-images')).toEqual(['a.jpg', 'c.jpg']);
    expect((await runOperatorCommand(test, ['log', 'list'])).stdout.match(/files move/g)).toHaveLength(2);
    await test.stop();
  });

  it('is recommended at start while folders have files', async () => {
    const lines: { level: number; msg: string }[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const test = await startBackend('postgres', { logger });
    expect(lines).toEqual([]);
    const folder = join(test.scratch.dataDir, 'appointment-images');
    await mkdir(folder);
    await writeFile(join(folder, 'a.jpg'), 'x');
    await test.restart();
    expect(lines.map(({ msg }) => msg)).toEqual([expect.stringMatching(/operator -- files move/)]);
    expect(await readdir(folder)).toEqual(['a.jpg']);
    await rm(folder, { recursive: true });
    lines.length = 0;
    await test.restart();
    expect(lines).toEqual([]);
    await test.stop();
  });

  it('is refused with SQLite', async () => {
    const test = await startBackend();
    expect(await runOperatorCommand(test, ['files', 'move'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^With SQLite/),
    });
    await test.stop();
  });
});
