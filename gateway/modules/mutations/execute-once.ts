import { createHash } from 'node:crypto';
import type { UserError } from '../../graphql/generated/schema.ts';
import { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { Execution } from '../../state/idempotency.ts';
import type { GatewayContext } from '../context.ts';
import { userError } from './user-errors.ts';

interface KeyedMutation {
  /** Starts with its owner, so that no one can use up another customer's key. */
  readonly key: string;
  /** With its files. */
  readonly input: unknown;
  readonly conflictMessage: string;
}

/** Executes a mutation once for its key, however often it is sent. */
export async function executeOnce<Result>(
  { key, input, conflictMessage }: KeyedMutation,
  { idempotency }: GatewayContext,
  execute: () => Promise<Execution<Result>>,
): Promise<Result | { readonly userErrors: UserError[] }> {
  const replay = await idempotency.run(key, fingerprint(input), execute);
  if (replay.kind === 'result') return replay.result;
  return { userErrors: [userError('KEY_REUSED', conflictMessage, ['idempotencyKey'])] };
}

/** A hash that identifies an input, and its files by their contents. */
function fingerprint(input: unknown): string {
  const text = JSON.stringify(input, (_name, value: unknown) => (value instanceof ReceivedFile ? value.sha256 : value));
  return createHash('sha256').update(text).digest('hex');
}
