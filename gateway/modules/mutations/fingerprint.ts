import { createHash } from 'node:crypto';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';

/** A hash that identifies an input and the contents of its files. */
export function fingerprint(input: unknown, files: readonly ReceivedFile[]): string {
  const contents = files.map(({ sha256 }) => sha256);
  return createHash('sha256')
    .update(JSON.stringify([input, contents]))
    .digest('hex');
}
