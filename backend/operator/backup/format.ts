import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fileAreas } from '../../store/database/tables.ts';
import { readFromDisk } from '../../store/files/file-store.ts';
import { formatCount, formatSize } from '../output/result.ts';

/** Incremented when an older program couldn't read the format. */
export const backupFormat = 1;

/** Lists the uploaded files, whose place differs by engine. */
export const filesTable = 'files';
/** Tables that hold the files themselves, which a backup has as files. */
export const fileStorage: readonly string[] = ['files', 'file_pieces'];

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  /** Version of the program that wrote it. */
  program: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  createdAt: z.iso.datetime(),
  /** Applied to the database, in order. */
  migrations: z.array(z.string()).min(1),
  /** For each table, how many lines its file has, and the hash of these lines. */
  tables: z.record(z.string().regex(/^[a-z][a-z0-9_]{0,62}$/), z.object({ rows: count, sha256 })),
  files: z.object({ count, bytes: count }),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** One line of `tables/files.jsonl.gz`. */
export const backedUpFileSchema = z.object({
  area: z.enum(fileAreas),
  name: z.string(),
  bytes: count,
  sha256,
  createdAt: z.iso.datetime(),
});
export type BackedUpFile = z.infer<typeof backedUpFileSchema>;

export const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type Row = z.infer<typeof rowSchema>;

export const manifestName = 'manifest.json';
export const tableFile = (table: string) => `tables/${table}.jsonl.gz`;

/** For example `3,540 rows and 30 files (194.1 KB)`. Rows that list the files do not count. */
export function backupContents({ tables, files }: Manifest): string {
  const rows = Object.entries(tables).filter(([table]) => table !== filesTable);
  const count = rows.reduce((sum, [, table]) => sum + table.rows, 0);
  return `${formatCount(count, 'row')} and ${formatCount(files.count, 'file')} (${formatSize(files.bytes)})`;
}

/** Counts and hashes a stream. */
export class Meter {
  bytes = 0;
  readonly #hash = createHash('sha256');

  async *through(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      this.bytes += chunk.length;
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  /** Ends the hashing; in hexadecimal. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** The size and the SHA-256 of a stream. */
export async function measure(content: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }> {
  const meter = new Meter();
  for await (const _ of meter.through(content));
  return { bytes: meter.bytes, sha256: meter.digest() };
}

export const measureFile = (path: string) => measure(readFromDisk(path));
