import { open } from 'node:fs/promises';

const chunkBytes = 256 * 1024;

/**
 * A file's content. Opened only when it is read: a stream that nobody reads yet would end the
 * process when it fails.
 */
export async function* readFromDisk(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path);
  try {
    yield* handle.createReadStream({ highWaterMark: chunkBytes, autoClose: false });
  } finally {
    await handle.close();
  }
}
