import { open } from 'node:fs/promises';

const chunkBytes = 256 * 1024;

/**
 * A file's content. Opened only when it is read: the error of a stream without a reader would end
 * the process.
 */
export async function* readFromDisk(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path);
  try {
    yield* handle.createReadStream({ highWaterMark: chunkBytes, autoClose: false });
  } finally {
    await handle.close();
  }
}
