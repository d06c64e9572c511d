import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface OperationSource {
  readonly name: string;
  /** Changes when a manifest does. */
  version(): Promise<string>;
  /** The manifests as JSON, by the name of their client. */
  read(): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

export interface OperationStore extends OperationSource {
  put(client: string, manifest: string): Promise<void>;
  remove(client: string): Promise<boolean>;
}

const ENDING = '.json';

/** The manifests in a folder, as `<client>.json`. A missing folder has none. */
export function manifestFolder(folder: string): OperationSource {
  const files = async () => (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(ENDING)).sort();
  return {
    name: folder,
    async version() {
      const stats = (await files()).map(async (file) => {
        const { mtimeMs, size } = await stat(join(folder, file));
        return `${file} ${mtimeMs} ${size}`;
      });
      return (await Promise.all(stats)).join('\n');
    },
    async read() {
      const manifests = (await files()).map(async (file) => {
        const manifest = await readFile(join(folder, file), 'utf8');
        return [file.slice(0, -ENDING.length), manifest] as const;
      });
      return new Map(await Promise.all(manifests));
    },
    close: async () => undefined,
  };
}
