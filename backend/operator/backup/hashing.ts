import { createHash } from 'node:crypto';
import { readFromDisk } from '../../store/files/read-from-disk.ts';

/** Counts and hashes a stream. */
export class Meter {
  bytes = 0;
  readonly #hash = createHash('sha256');

  async *through(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      this.bytes += chunk.length;
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  /** Ends the hashing; in hexadecimal. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** The size and the SHA-256 of a stream. */
export async function measure(content: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }> {
  const meter = new Meter();
  for await (const _ of meter.through(content));
  return { bytes: meter.bytes, sha256: meter.digest() };
}

export const measureFile = (path: string) => measure(readFromDisk(path));
