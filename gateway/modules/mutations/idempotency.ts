import type { UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { Ended } from '../../state/idempotency.ts';
import type { GatewayContext } from '../context.ts';
import { fingerprint } from './fingerprint.ts';
import { userError } from './user-errors.ts';

interface Once {
  /** Begins with whose act it is, so that nobody's key is in another's way. */
  readonly key: string;
  /** What the same act is known by. */
  readonly words: unknown;
  readonly files: readonly ReceivedFile[];
  /** Said when the key has been used with other words or files. */
  readonly otherwise: string;
}

/** Does what is done once for its key, however often it is asked for. */
export async function once<Result>(
  { key, words, files, otherwise }: Once,
  { idempotency }: GatewayContext,
  act: () => Promise<Ended<Result>>,
): Promise<Result | { readonly userErrors: UserError[] }> {
  const guarded = await idempotency.run(key, fingerprint(words, files), act);
  return guarded.conflict ? { userErrors: [userError('REFUSED', otherwise, ['idempotencyKey'])] } : guarded.result;
}
