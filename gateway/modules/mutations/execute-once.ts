import type { UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { Execution } from '../../state/idempotency.ts';
import type { GatewayContext } from '../context.ts';
import { fingerprint } from './fingerprint.ts';
import { userError } from './user-errors.ts';

interface IdempotentMutation {
  /** Starts with its owner, so that no one can use up another customer's key. */
  readonly key: string;
  readonly input: unknown;
  readonly files: readonly ReceivedFile[];
  /** Shown if the key was used before with another input or other files. */
  readonly conflictMessage: string;
}

/** Executes a mutation once for its key, however often it is sent. */
export async function executeOnce<Result>(
  { key, input, files, conflictMessage }: IdempotentMutation,
  { idempotency }: GatewayContext,
  execute: () => Promise<Execution<Result>>,
): Promise<Result | { readonly userErrors: UserError[] }> {
  const replay = await idempotency.run(key, fingerprint(input, files), execute);
  if (replay.kind === 'result') return replay.result;
  return { userErrors: [userError('KEY_REUSED', conflictMessage, ['idempotencyKey'])] };
}
