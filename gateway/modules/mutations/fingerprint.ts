import { createHash } from 'node:crypto';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';

/** The same act has the same print: every word of it, and every byte of its files. */
export function fingerprint(words: unknown, files: readonly ReceivedFile[]): string {
  const contents = files.map(({ sha256 }) => sha256);
  return createHash('sha256')
    .update(JSON.stringify([words, contents]))
    .digest('hex');
}
