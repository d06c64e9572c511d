import type { Store } from '../database/database.ts';
import { openDatabaseFiles } from './database-files.ts';
import { type FileStore, makeIncoming } from './file-store.ts';
import { openFolderFiles } from './folder-files.ts';

/**
 * The files that belong to a database: below `dataDir` with SQLite, in the database with
 * PostgreSQL, where several machines share them.
 */
export async function openFiles(
  { engine, db }: Store,
  { dataDir, clock }: { dataDir: string; clock: () => Date },
): Promise<FileStore> {
  if (engine === 'sqlite') return openFolderFiles(dataDir);
  return openDatabaseFiles(db, await makeIncoming(dataDir), clock);
}
