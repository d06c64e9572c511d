import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the files of one test. */
export interface TestFolder {
  path(name: string): string;
  write(name: string, content: string | Uint8Array): Promise<string>;
  read(name: string): Promise<string>;
  remove(): Promise<void>;
}

export async function makeTestFolder(): Promise<TestFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'operator-test-'));
  const path = (name: string) => join(folder, name);
  return {
    path,
    async write(name, content) {
      await writeFile(path(name), content);
      return path(name);
    },
    read: (name) => readFile(path(name), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
