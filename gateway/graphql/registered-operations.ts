import { createHash } from 'node:crypto';
import ours from './generated/operations.json' with { type: 'json' };
import { RequestError } from './uploads/request-error.ts';

/** `open` allows every operation, `registered` only those that our clients were built with. */
export type OperationsMode = 'open' | 'registered';

const REGISTERED: ReadonlyMap<string, string> = new Map(Object.entries(ours));

/** The names of our clients' operations. */
export const REGISTERED_NAMES: ReadonlySet<string> = new Set(
  Object.values(ours).flatMap((text) =>
    [...text.matchAll(/\b(?:query|mutation|subscription) (\w+)/g)].map(([, name = '']) => name),
  ),
);

export const registeredText = (hash: string): string | undefined => REGISTERED.get(hash);

/** The parameters that identify a request's operation, not yet validated. */
export interface OperationParams {
  readonly query?: unknown;
  readonly extensions?: unknown;
}

/**
 * Refuses operations that the mode doesn't allow, before the document is parsed, and hashes that
 * don't match it. Throws a `RequestError` with status 400.
 */
export function checkOperation({ query, extensions }: OperationParams, mode: OperationsMode): void {
  const claimed = claimedHash(extensions);
  if (mode === 'open' && claimed === undefined) return;
  const hash = typeof query === 'string' ? sha256(query) : claimed;
  if (claimed !== undefined && claimed !== hash) throw new RequestError(400, 'The hash does not match the document.');
  // Without both it is the Sandbox page, or an invalid request, which Apollo Server reports.
  if (mode === 'open' || hash === undefined || REGISTERED.has(hash)) return;
  throw new RequestError(
    400,
    'This operation isn’t registered. Please update to the newest version and try again.',
    'OPERATION_NOT_REGISTERED',
  );
}

function claimedHash(extensions: unknown): string | undefined {
  if (!isRecord(extensions) || extensions.persistedQuery == null) return undefined;
  const { persistedQuery: claim } = extensions;
  if (isRecord(claim) && claim.version === 1 && typeof claim.sha256Hash === 'string') return claim.sha256Hash;
  throw new RequestError(400, 'extensions.persistedQuery must be {"version": 1, "sha256Hash": "..."}.');
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
