import type { Shape } from '~/lib/shape.ts';
import { useStore } from '~/lib/use-store.ts';

/** The draft of a form: its shape, how long it is stored, and who owns it. */
export interface DraftDefinition<Value extends object> {
  name: string;
  /** Only the customer who owns a draft sees it, and logging out erases it. */
  owner: 'device' | 'customer';
  /** How long a draft is stored after its last change. */
  maxAgeMs: number;
  /** Drafts of another version are ignored. */
  version: number;
  /** The parts that are stored: no secrets, consents or files. */
  shape: Shape<Partial<Value>>;
  /** The value of an empty form. */
  empty: Value;
  /** The parts that hold files, which are stored in IndexedDB. */
  files: readonly (keyof Value & string)[];
  /** Returns the value after a change. By default, the change is merged into the value. */
  reduce?(value: Value, change: Partial<Value>): Value;
  /** Corrects a stored value that is out of date, for example a date in the past. */
  repair?(value: Value): Value;
}

/** The draft was sent in another tab. `reference`: what to quote, if there is one. */
export interface SentInOtherTab {
  kind: 'sent';
  /** In milliseconds since 1970. */
  at: number;
  reference: string | null;
}

/**
 * What another tab has done with the draft that this tab shows. `isRestorable`: what it showed
 * before can be brought back.
 */
export type OtherTab = SentInOtherTab | { kind: 'changed' | 'cleared'; at: number; isRestorable: boolean };

export interface DraftState<Value> {
  value: Value;
  /** The id of this run of the form. Clearing the draft starts a new run. */
  id: string;
  /** The last change, in milliseconds since 1970; null while nothing is filled in. */
  savedAt: number | null;
  /** False until stored files are loaded. */
  isReady: boolean;
  /** False if the browser refused to store the draft, which then only lasts until a reload. */
  isPersisted: boolean;
  /** A request without a definite response: its idempotency key, and its input as JSON or null. */
  pending: { key: string; input: string | null } | null;
  /** Null if the last change was made here, or the person has seen the other. */
  otherTab: OtherTab | null;
}

export interface Draft<Value extends object> {
  get(): DraftState<Value>;
  /** The state in prerendered HTML. */
  readonly initial: DraftState<Value>;
  change(change: Partial<Value> | ((value: Value) => Partial<Value>)): void;
  /**
   * Empties the draft in every tab and removes it from the device. `sent`: it was sent, which the
   * other tabs then say.
   */
  clear(sent?: { reference: string | null }): void;
  /**
   * Reads what other tabs have done: browsers don't tell a tab that is asleep. Returns whether the
   * value is the same, so that only what is on the page is sent.
   */
  refresh(): boolean;
  /** Goes on with what another tab has done. */
  acknowledge(): void;
  /** Brings back what this tab showed before, with what was changed here since. */
  restore(): void;
  /**
   * The idempotency key of the next request. It stays the same until `clearPending`, so that a
   * repeated request is carried out once. If `input` is given, a different input gets a new key.
   */
  idempotencyKey(input?: unknown): string;
  /** Call it after a definite response: the next request gets a new idempotency key. */
  clearPending(): void;
  /**
   * Calls back after every change, including changes in other tabs. Returns an unsubscribe
   * function.
   */
  subscribe(listener: () => void): () => void;
}

/** The state of a draft. In prerendered HTML nothing is filled in. */
export function useDraft<Value extends object>(draft: Draft<Value>): DraftState<Value> {
  return useStore(draft, draft.initial);
}
