import { createHash } from 'node:crypto';
import { RequestError } from './errors.ts';
import ours from './generated/operations.json' with { type: 'json' };

/** `open` allows every operation, `registered` only those of our clients. */
export type OperationsMode = 'open' | 'registered';

export interface RegisteredOperation {
  readonly name: string;
  readonly text: string;
}

export const nameIn = (text: string) => /\b(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '';

/** The operations that clients have registered: the web client's when it is built, others later. */
export class RegisteredOperations {
  readonly #texts = new Map<string, string>(Object.entries(ours));
  readonly #names = new Set(Object.values(ours).map(nameIn));
  /** The hashes of the operations of each list, such as a client's manifest. */
  readonly #lists = new Map<string, readonly string[]>();
  /** Called when operations are no longer registered. */
  onRemoved: () => void = () => undefined;

  /** Their names, for metrics. Those of removed operations stay. */
  get names(): ReadonlySet<string> {
    return this.#names;
  }

  has(hash: string): boolean {
    return this.#texts.has(hash);
  }

  hasText(text: string): boolean {
    return this.has(sha256(text));
  }

  text(hash: string): string | undefined {
    return this.#texts.get(hash);
  }

  /** Replaces the operations of a list; without operations it is removed. */
  replace(list: string, operations: readonly RegisteredOperation[]): void {
    const before = this.#lists.get(list) ?? [];
    const hashes = operations.map(({ name, text }) => {
      const hash = sha256(text);
      this.#texts.set(hash, text);
      this.#names.add(name);
      return hash;
    });
    this.#lists.set(list, hashes);
    const needed = new Set([...Object.keys(ours), ...[...this.#lists.values()].flat()]);
    const removed = before.filter((hash) => !needed.has(hash));
    for (const hash of removed) this.#texts.delete(hash);
    if (removed.length > 0) this.onRemoved();
  }
}

/** A request's operation. It has a text, or extensions that may name one. */
export interface OperationParams {
  readonly query?: string | null | undefined;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Throws a `RequestError` (400) for an operation that the mode forbids, or a hash of another. */
export function checkOperation(
  { query, extensions }: OperationParams,
  mode: OperationsMode,
  registered: RegisteredOperations,
): void {
  const claimed = claimedHash(extensions);
  if (mode === 'open' && claimed === undefined) return;
  const hash = typeof query === 'string' ? sha256(query) : claimed;
  if (claimed !== undefined && claimed !== hash) throw new RequestError(400, 'The hash does not match the document.');
  // Without both it is an invalid request, which Apollo Server reports.
  if (mode === 'open' || hash === undefined || registered.has(hash)) return;
  throw new RequestError(
    400,
    'This operation isn’t registered. Please update to the newest version and try again.',
    'OPERATION_NOT_REGISTERED',
  );
}

/** The hash that a request has instead of a document, or beside it. */
export function claimedHash(extensions: OperationParams['extensions']): string | undefined {
  const claim = extensions?.persistedQuery;
  if (claim == null) return undefined;
  if (isRecord(claim) && claim.version === 1 && typeof claim.sha256Hash === 'string') return claim.sha256Hash;
  throw new RequestError(400, 'extensions.persistedQuery must be {"version": 1, "sha256Hash": "..."}.');
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
