import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileArea } from '../../../backend/store/database/tables.ts';
import type { Scratch } from './engines.ts';
import { query } from './engines.ts';

/**
 * The names of the stored files of an area: in its folder with SQLite, in the database with
 * PostgreSQL.
 */
export async function storedNames(scratch: Scratch, area: FileArea): Promise<string[]> {
  if (!scratch.databaseUrl) return readdir(join(scratch.dataDir, area));
  const files = await query(scratch, `select name from files where area = '${area}' order by name`);
  return files.map(({ name }) => String(name));
}

export async function storedContent(scratch: Scratch, area: FileArea, name: string): Promise<Buffer> {
  if (!scratch.databaseUrl) return readFile(join(scratch.dataDir, area, name));
  const pieces = await query(
    scratch,
    `select content from file_pieces join files on files.id = file_id
      where area = '${area}' and name = '${name}' order by position`,
  );
  return Buffer.concat(pieces.map(({ content }) => content as Buffer));
}

/** A file that no row names, as a crash may leave one. */
export async function leaveOrphan(scratch: Scratch, area: FileArea, name: string, createdAt: Date): Promise<void> {
  if (scratch.databaseUrl) {
    await query(
      scratch,
      `insert into files (area, name, bytes, sha256, created_at)
        values ('${area}', '${name}', 0, '', '${createdAt.toISOString()}')`,
    );
    return;
  }
  const path = join(scratch.dataDir, area, name);
  await writeFile(path, 'left by a crash');
  await utimes(path, createdAt, createdAt);
}
