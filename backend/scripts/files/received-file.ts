import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReceivedImage } from '../../domain/files/images.ts';

/**
 * Spools one file part while counting and hashing it; the store makes it durable. `allows` is
 * called with the size of each chunk; chunks that it refuses are discarded.
 */
export async function receiveFile(
  folder: string,
  name: string,
  stream: Readable,
  allows: (bytes: number) => boolean,
): Promise<ReceivedImage> {
  const path = join(folder, randomBytes(16).toString('hex'));
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (allows(chunk.length)) done(null, chunk);
      else done();
    },
  });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => file.once('close', resolve));
  try {
    await pipeline(stream, meter, file);
  } catch (error) {
    // `pipeline` doesn't wait for a file that is still being opened, which would appear after it
    // was removed.
    await closed;
    await rm(path, { force: true });
    throw error;
  }
  return { name, path, bytes, sha256: hash.digest('hex') };
}

export async function removeReceived(files: readonly ReceivedImage[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true });
}
