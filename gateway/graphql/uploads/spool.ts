import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ByteSource, type Piece, type ReadBudget } from './metadata/pieces.ts';

export interface Spooled {
  readonly size: number;
  readonly sha256: string;
  /** The first bytes, which determine the type. */
  readonly head: Buffer;
  /** Whether the content exceeded the limit; the excess is discarded. */
  readonly isTooLarge: boolean;
  readonly source: ByteSource;
  /** Reads it from its start, or these pieces. */
  open(pieces?: readonly Piece[]): Readable;
  release(): Promise<void>;
}

interface SpoolOptions {
  readonly directory: string;
  readonly maxBytes: number;
  /** Called before bytes are stored; may throw. */
  readonly take: (bytes: number) => void;
  readonly reads: ReadBudget;
}

const HEAD_BYTES = 4_100;
const CHUNK_BYTES = 64 * 1024;

/**
 * Stores content on disk: all files of a booking must be valid before it is sent, and the call
 * needs their length beforehand. The file is unlinked while open, so that the system frees it when
 * it is closed, also when the process is killed.
 */
export async function spool(
  content: AsyncIterable<Buffer>,
  { directory, maxBytes, take, reads }: SpoolOptions,
): Promise<Spooled> {
  const handle = await openUnlinked(directory);
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let headSize = 0;
  let size = 0;
  let isTooLarge = false;
  try {
    for await (const chunk of content) {
      if (isTooLarge || size + chunk.length > maxBytes) {
        // The rest is discarded, so that later parts are read and the client gets the response.
        isTooLarge = true;
        continue;
      }
      take(chunk.length);
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
    source: new ByteSource(size, reads, (position, length) => readWhole(handle, position, length)),
    open: (pieces = [{ kind: 'range', from: 0, to: size }]) =>
      Readable.from(contentOf(handle, pieces), { objectMode: false }),
    release: () => handle.close(),
  };
}

async function writeWhole(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let written = 0; written < chunk.length; ) {
    const { bytesWritten } = await handle.write(chunk, written, chunk.length - written, position + written);
    written += bytesWritten;
  }
}

/** Reads piece by piece. A stream of the handle would close it when its reader stops early. */
async function* contentOf(handle: FileHandle, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (piece.kind === 'bytes') yield piece.bytes;
    else if (piece.kind === 'zeros') {
      for (let rest = piece.length; rest > 0; rest -= CHUNK_BYTES) yield Buffer.alloc(Math.min(rest, CHUNK_BYTES));
    } else {
      for (let at = piece.from; at < piece.to; at += CHUNK_BYTES) {
        yield await readWhole(handle, at, Math.min(CHUNK_BYTES, piece.to - at));
      }
    }
  }
}

async function readWhole(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await handle.read(buffer, done, length - done, position + done);
    if (bytesRead === 0) throw new Error('a spooled file is shorter than it was');
    done += bytesRead;
  }
  return buffer;
}

async function openUnlinked(directory: string): Promise<FileHandle> {
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
