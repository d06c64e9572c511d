import type { Generated } from 'kysely';
import type { FileArea } from '../../files/file-areas.ts';

interface FileTable {
  id: Generated<number>;
  area: FileArea;
  name: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
  created_at: string;
}

interface FilePieceTable {
  file_id: number;
  position: number;
  content: Uint8Array;
}

/** Uploaded files, with PostgreSQL; with SQLite they are in folders and these are empty. */
export interface FileTables {
  files: FileTable;
  file_pieces: FilePieceTable;
}
