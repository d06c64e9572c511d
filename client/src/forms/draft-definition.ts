import type * as z from 'zod/mini';
import type { StoredDraft } from './draft-storage.ts';

/** The draft of a form: its shape, how long it is kept, and who owns it. */
export interface DraftDefinition<Value extends object> {
  name: string;
  /** A customer's drafts are shown to that customer only, and erased when they log out. */
  owner: 'device' | 'customer';
  keptMs: number;
  /** Raise it when the schema changes: a draft of another version is not read. */
  version?: number;
  /** The parts that are stored: no secrets, consents or files. */
  schema: z.ZodMiniType<Partial<Value>>;
  /** Before anything is filled in. */
  empty: Value;
  /** The parts that hold files, which are kept in IndexedDB. */
  files?: readonly (keyof Value & string)[];
  /** The value after a change; by default the change is merged into it. */
  reduce?(value: Value, change: Partial<Value>): Value;
  /** Repairs a stored value that has aged, for example a date that is past. */
  restore?(value: Value): Value;
}

export interface DraftState<Value> {
  value: Value;
  /** The id of this run of the form: clearing it starts another. */
  id: string;
  /** The last change, in milliseconds since 1970; null while nothing is filled in. */
  savedAt: number | null;
  /** False until the files of an earlier page are loaded. */
  isReady: boolean;
  /** False if the browser refused to store it: then it lasts as long as the page. */
  isKept: boolean;
  /**
   * A request without a definite answer: its idempotency key, and its input as JSON where that
   * matters.
   */
  pending: StoredDraft['pending'];
}

export interface Draft<Value extends object> {
  get(): DraftState<Value>;
  /** The state in prerendered HTML. */
  readonly initial: DraftState<Value>;
  change(change: Partial<Value> | ((value: Value) => Partial<Value>)): void;
  /** Empties it, here and in other tabs, and removes it from the device. */
  clear(): void;
  /**
   * The idempotency key of the next request. It stays the same until `settle`, so that a repeated
   * request is carried out once. With `input`, another input gets another key.
   */
  idempotencyKey(input?: unknown): string;
  /** The request had a definite answer: the next one gets a new key. */
  settle(): void;
  /**
   * Calls back after every change, also one made in another tab, until the returned function is
   * called.
   */
  subscribe(listener: () => void): () => void;
}

/** How long most drafts are kept, as the privacy policy says. */
export const DAY_MS = 24 * 60 * 60 * 1000;
