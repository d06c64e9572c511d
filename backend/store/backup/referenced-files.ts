import { listStoredApplicationFiles } from '../applications/applications.ts';
import { listStoredImages } from '../appointments/appointments.ts';
import type { Queries } from '../database/database.ts';
import type { FileArea } from '../files/file-areas.ts';
import type { FileStore } from '../files/file-store.ts';

/** The files that rows refer to, and all public ones. Others are orphans. */
export async function* listReferencedFiles(
  db: Queries,
  files: FileStore,
): AsyncGenerator<{ area: FileArea; name: string }> {
  for (const name of await listStoredImages(db)) yield { area: 'appointment-images', name };
  for (const name of await listStoredApplicationFiles(db)) yield { area: 'application-files', name };
  for await (const { name } of files.list('public')) yield { area: 'public', name };
}
