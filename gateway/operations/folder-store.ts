import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFolder, type OperationStore } from './operation-source.ts';

/** A folder of manifests that can be changed while gateways read it. */
export function folderStore(folder: string): OperationStore {
  const fileOf = (client: string) => join(folder, `${client}.json`);
  return {
    ...manifestFolder(folder),
    async put(client, manifest) {
      await mkdir(folder, { recursive: true });
      // Renamed into place, so that a gateway never reads half of it.
      const incoming = join(folder, `.${randomUUID()}`);
      await writeFile(incoming, manifest);
      await rename(incoming, fileOf(client));
    },
    remove: (client) =>
      rm(fileOf(client)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      ),
  };
}
