import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

export interface Spooled {
  readonly size: number;
  readonly sha256: string;
  /** The first bytes, which tell the type. */
  readonly head: Buffer;
  /** Whether the stream held more than was allowed; what was over is not kept. */
  readonly isTooLarge: boolean;
  open(): Readable;
  release(): Promise<void>;
}

const HEAD_BYTES = 4_100;
const CHUNK_BYTES = 64 * 1024;

/**
 * Sets a stream aside on disk, since a booking must not leave for /php before all of its files are known to be whole and fit,
 * and since /php is told the length beforehand. The file loses its name as soon as it is open: the system frees it when it is
 * closed, also when the process is killed, so that nothing can be left behind.
 */
export async function spool(stream: Readable, directory: string, maxBytes: number): Promise<Spooled> {
  const handle = await openNameless(directory);
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let headSize = 0;
  let size = 0;
  let isTooLarge = false;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (isTooLarge || size + chunk.length > maxBytes) {
        // The rest is read past, so that the parts behind it are reached and the client hears the answer.
        isTooLarge = true;
        continue;
      }
      await writeWhole(handle, chunk, size);
      hash.update(chunk);
      size += chunk.length;
      if (headSize < HEAD_BYTES) {
        head.push(chunk);
        headSize += chunk.length;
      }
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    size,
    sha256: hash.digest('hex'),
    head: Buffer.concat(head).subarray(0, HEAD_BYTES),
    isTooLarge,
    open: () => Readable.from(contentOf(handle, size), { objectMode: false }),
    release: () => handle.close(),
  };
}

async function writeWhole(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let written = 0; written < chunk.length; ) {
    const { bytesWritten } = await handle.write(chunk, written, chunk.length - written, position + written);
    written += bytesWritten;
  }
}

/** Reads from the start. A stream of the file itself would close it for everybody when its reader stops early. */
async function* contentOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; ) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, position);
    if (bytesRead === 0) throw new Error('a file that was set aside is shorter than it was');
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

async function openNameless(directory: string): Promise<FileHandle> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return handle;
}
