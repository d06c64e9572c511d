import { createHash } from 'node:crypto';
import ours from './generated/operations.json' with { type: 'json' };
import { RequestError } from './uploads/request-error.ts';

/**
 * Who may ask what: `open` answers every operation, `registered` only those that our clients were
 * built with.
 */
export type OperationsMode = 'open' | 'registered';

const REGISTERED: ReadonlyMap<string, string> = new Map(Object.entries(ours));

/** The names of our clients' operations. */
export const REGISTERED_NAMES: ReadonlySet<string> = new Set(
  Object.values(ours).flatMap((text) =>
    [...text.matchAll(/\b(?:query|mutation|subscription) (\w+)/g)].map(([, name = '']) => name),
  ),
);

export const registeredText = (hash: string): string | undefined => REGISTERED.get(hash);

/**
 * As much of a request's parameters as says which operation is meant; nothing of it is known to be
 * of the right type.
 */
export interface OperationParams {
  readonly query?: unknown;
  readonly extensions?: unknown;
}

/**
 * Refuses, before anything of a document is read, what the mode does not admit, and a hash that is not the document's.
 * @throws RequestError 400
 */
export function admitOperation({ query, extensions }: OperationParams, mode: OperationsMode): void {
  const claimed = claimedHash(extensions);
  if (mode === 'open' && claimed === undefined) return;
  const hash = typeof query === 'string' ? sha256(query) : claimed;
  if (claimed !== undefined && claimed !== hash) throw new RequestError(400, 'The hash is not that of the document.');
  // Without either it is no operation, but a mistake that is answered in its own words, or the page
  // of Sandbox.
  if (mode === 'open' || hash === undefined || REGISTERED.has(hash)) return;
  throw new RequestError(
    400,
    'This operation is not registered. Please reload the page to get its newest version.',
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
