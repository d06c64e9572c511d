import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createSemaphore } from '#shared/server/semaphore.ts';
import type { Queries } from '../database/database.ts';
import type { FileArea } from '../database/tables.ts';
import { type FileStore, isFileName, type ListedFile, mediaTypeOf, readFromDisk, saveAll } from './file-store.ts';

/** Small enough for one statement on a slow line, large enough for few of them. */
const pieceBytes = 256 * 1024;
/** Each write holds a connection until it ends, so most of the pool stays free. */
const maxConcurrentWrites = 3;
const batchSize = 1000;

/** The same bytes in pieces of `pieceBytes`, the last one shorter. */
async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let collected: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + pieceBytes - bytes);
      collected.push(part);
      bytes += part.length;
      at += part.length;
      if (bytes < pieceBytes) continue;
      yield Buffer.concat(collected);
      [collected, bytes] = [[], 0];
    }
  }
  if (bytes > 0) yield Buffer.concat(collected);
}

/**
 * Writes a file piece by piece; false when the name exists. Only in a transaction, or half of it
 * may stay.
 */
export async function insertFile(
  db: Queries,
  file: { area: FileArea; name: string; createdAt: Date },
  content: AsyncIterable<Uint8Array>,
  knownSha256?: string,
): Promise<boolean> {
  if (!isFileName(file.name)) throw new TypeError('This is not the name of a stored file.');
  const { area, name } = file;
  const row = await db
    .insertInto('files')
    .values({ area, name, bytes: 0, sha256: '', created_at: file.createdAt.toISOString() })
    .onConflict((conflict) => conflict.columns(['area', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  const hash = knownSha256 === undefined ? createHash('sha256') : null;
  let bytes = 0;
  let position = 0;
  for await (const piece of inPieces(content)) {
    hash?.update(piece);
    await db.insertInto('file_pieces').values({ file_id: row.id, position, content: piece }).execute();
    bytes += piece.length;
    position += 1;
  }
  const sha256 = hash?.digest('hex') ?? knownSha256 ?? '';
  await db.updateTable('files').set({ bytes, sha256 }).where('id', '=', row.id).execute();
  return true;
}

async function* readPieces(db: Queries, { id, bytes }: { id: number; bytes: number }): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let position = 0; read < bytes; position += 1) {
    const piece = await db
      .selectFrom('file_pieces')
      .select('content')
      .where('file_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!piece) throw new Error('A stored file was removed while it was read.');
    read += piece.content.length;
    yield piece.content;
  }
}

async function* listFiles(db: Queries, area: FileArea): AsyncGenerator<ListedFile> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('files')
      .select(['name', 'bytes', 'created_at'])
      .where('area', '=', area)
      .where('name', '>', last)
      .orderBy('name')
      .limit(batchSize)
      .execute();
    for (const { name, bytes, created_at } of rows) yield { name, bytes, createdAt: new Date(created_at) };
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.name ?? '';
  }
}

/** Files in the database, so that every process that uses it has all of them. */
export function openDatabaseFiles(db: Queries, incoming: string, clock: () => Date): FileStore {
  const { run: limited } = createSemaphore(maxConcurrentWrites);
  const write = (area: FileArea, name: string, content: AsyncIterable<Uint8Array>, sha256?: string) => {
    const work = (queries: Queries) => insertFile(queries, { area, name, createdAt: clock() }, content, sha256);
    return limited(() => (db.isTransaction ? work(db) : db.transaction().execute(work)));
  };

  const remove = async (area: FileArea, names: readonly string[]) => {
    for (const name of names) await db.deleteFrom('files').where('area', '=', area).where('name', '=', name).execute();
  };

  return {
    incoming,

    save: (area, files) =>
      saveAll(files, {
        async store({ path, sha256 }, name) {
          await write(area, name, readFromDisk(path), sha256);
          await rm(path, { force: true });
        },
        remove: (names) => remove(area, names),
      }),

    async write(area, name, content) {
      await write(area, name, content);
    },

    async find(area, name) {
      const file = await db
        .selectFrom('files')
        .selectAll()
        .where('area', '=', area)
        .where('name', '=', name)
        .executeTakeFirst();
      if (!file) return null;
      return {
        name,
        bytes: file.bytes,
        createdAt: new Date(file.created_at),
        etag: file.sha256.slice(0, 32),
        mediaType: mediaTypeOf(name),
        open: () => Readable.from(readPieces(db, file), { objectMode: false }),
      };
    },

    remove,

    list: (area) => listFiles(db, area),
    inTransaction: (transaction) => openDatabaseFiles(transaction, incoming, clock),
  };
}
