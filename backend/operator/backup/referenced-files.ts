import { listStoredApplicationFiles } from '../../store/applications/applications.ts';
import { listStoredImages } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import type { FileArea } from '../../store/files/file-areas.ts';
import type { FileStore } from '../../store/files/file-store.ts';

/** The files that rows refer to, and all public ones. Others are orphans. */
export async function* listReferencedFiles(
  db: Queries,
  files: FileStore,
): AsyncGenerator<{ area: FileArea; name: string }> {
  for (const name of await listStoredImages(db)) yield { area: 'appointment-images', name };
  for (const name of await listStoredApplicationFiles(db)) yield { area: 'application-files', name };
  for await (const { name } of files.list('public')) yield { area: 'public', name };
}
