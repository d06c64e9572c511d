import { DRAFT_HOURS } from '#shared/terms.ts';
import { HOUR_MS } from '#shared/time.ts';
import { newId } from '~/lib/new-id.ts';
import { emptyOf, list, nullable, number, object, type Shape, string, type ValueOf } from '~/lib/shape.ts';
import { readStored } from '~/lib/storage.ts';
import { createStore, type Store } from '~/lib/store.ts';
import type { Draft, DraftDefinition, DraftState, OtherTab, SentInOtherTab } from './draft.ts';
import { loadFiles, removeFiles, saveFiles } from './draft-files.ts';
import { draftKey, draftOwner, registerDraft, removeDraft, writeDraft } from './draft-storage.ts';

type Optional = 'version' | 'maxAgeMs' | 'files';

/** By default a draft has version 1, is stored for a day and has no files. */
type Common<Value extends object> = Pick<DraftDefinition<Value>, 'name' | 'owner' | 'reduce' | 'repair'> &
  Partial<Pick<DraftDefinition<Value>, Optional>>;

/** Every part is stored, so the shape gives the empty form too. */
type FullyStored<Value extends object> = Common<Value> & { shape: Shape<Value> };

type PartlyStored<Value extends object> = Common<Value> & Pick<DraftDefinition<Value>, 'shape' | 'empty'>;

/**
 * Defines the draft of a form. `open` returns the draft of the current owner; `id` distinguishes
 * several drafts of one form, for example by appointment.
 */
export function defineDraft<Value extends object>(options: FullyStored<Value> | PartlyStored<Value>) {
  const empty = 'empty' in options ? options.empty : emptyOf(options.shape);
  const definition = { version: 1, maxAgeMs: DRAFT_HOURS * HOUR_MS, files: [], ...options, empty };
  const opened = new Map<string, Draft<Value>>();
  return {
    open(id = ''): Draft<Value> {
      const owner = definition.owner === 'customer' ? draftOwner.get() : null;
      const key = draftKey(owner, id ? `${definition.name}/${id}` : definition.name);
      const draft = opened.get(key) ?? new PersistentDraft(definition, key, () => opened.delete(key));
      opened.set(key, draft);
      return draft;
    },
  };
}

function emptyState<Value>(value: Value): DraftState<Value> {
  return { value, id: newId(), savedAt: null, isReady: true, isPersisted: true, pending: null, otherTab: null };
}

/** A draft in local storage, with its files in IndexedDB, that follows changes in other tabs. */
class PersistentDraft<Value extends object> implements Draft<Value> {
  readonly initial: DraftState<Value>;
  readonly #definition: DraftDefinition<Value>;
  readonly #key: string;
  readonly #store: Store<DraftState<Value>>;
  /** The timestamp of the files in the value; null if it has none. */
  #filesStamp: number | null = null;
  #isErased = false;
  /** What this tab showed before another one changed it. */
  #before: Value | null = null;

  constructor(definition: DraftDefinition<Value>, key: string, onErased: () => void) {
    this.#definition = definition;
    this.#key = key;
    const state = emptyState(definition.empty);
    this.#store = createStore(state);
    this.#load(definition.empty);
    const { id } = this.get();
    const isUnchanged = id === state.id && definition.files.length === 0;
    // The same object if nothing is stored, so that hydration needs no second render.
    this.initial = isUnchanged ? state : { ...state, id, isReady: definition.files.length === 0 };
    registerDraft(key, {
      reload: () => this.#follow(),
      erase: () => {
        this.#isErased = true;
        onErased();
        this.#reset();
      },
    });
  }

  get = (): DraftState<Value> => this.#store.get();
  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  change = (change: Partial<Value> | ((value: Value) => Partial<Value>)): void => {
    if (this.get().otherTab?.kind === 'sent') this.acknowledge();
    this.refresh();
    const { reduce = (value, changes) => ({ ...value, ...changes }), files } = this.#definition;
    const { value, otherTab } = this.get();
    // The change was one of the form that was sent, not of the next one.
    if (otherTab?.kind === 'sent') return;
    const apply = (to: Value) => reduce(to, typeof change === 'function' ? change(to) : change);
    const next = apply(value);
    if (this.#before) this.#before = apply(this.#before);
    this.#save({ value: next });
    if (files.some((part) => next[part] !== value[part])) void this.#saveFiles();
  };

  clear = (sent?: { reference: string | null }): void => {
    this.#remove(sent && { ...sent, id: this.get().id, at: Date.now() });
    if (this.#definition.files.length > 0) void removeFiles(this.#key);
    this.#reset();
  };

  refresh = (): boolean => {
    const { value } = this.get();
    this.#follow();
    return this.get().value === value;
  };

  acknowledge = (): void => {
    const wasSent = this.get().otherTab?.kind === 'sent';
    this.#before = null;
    this.#update({ otherTab: null });
    // The other tab may have begun the next one.
    if (wasSent) this.#load(this.#definition.empty);
  };

  restore = (): void => {
    const before = this.#before;
    this.acknowledge();
    if (before) this.change(before);
  };

  idempotencyKey = (input?: unknown): string => {
    this.refresh();
    const { pending } = this.get();
    const json = input === undefined ? null : JSON.stringify(input);
    if (pending && (json === null || pending.input === json)) return pending.key;
    const next = { key: newId(), input: json };
    this.#save({ pending: next });
    return next.key;
  };

  clearPending = (): void => {
    this.refresh();
    if (this.get().pending) this.#save({ pending: null });
  };

  #update(change: Partial<DraftState<Value>>): void {
    this.#store.set({ ...this.get(), ...change });
  }

  #reset(otherTab: OtherTab | null = null): void {
    this.#filesStamp = null;
    if (!otherTab) this.#before = null;
    this.#store.set({ ...emptyState(this.#definition.empty), otherTab });
  }

  #repair(value: Value): Value {
    return this.#definition.repair?.(value) ?? value;
  }

  #save(change: Partial<DraftState<Value>>): void {
    // Always later than before, even within a millisecond, because tabs compare it.
    const savedAt = Math.max(Date.now(), (this.get().savedAt ?? 0) + 1);
    this.#update({ ...change, savedAt });
    if (this.#isErased) return;
    const { value, id, pending } = this.get();
    const { shape, version, maxAgeMs, empty } = this.#definition;
    const filesStamp = this.#filesStamp;
    const parts = shape(value);
    if (!pending && filesStamp === null && JSON.stringify(parts) === JSON.stringify(shape(empty))) {
      this.#remove();
      this.#update({ savedAt: null });
      return;
    }
    const expiresAt = savedAt + maxAgeMs;
    const sent = readSent(this.#key);
    const draft = { version, id, savedAt, expiresAt, filesStamp, pending, value: parts, sent };
    const isPersisted = writeDraft(this.#key, draft);
    if (isPersisted !== this.get().isPersisted) this.#update({ isPersisted });
  }

  /** Leaves what other tabs must know of the runs that were sent. */
  #remove(justSent?: SentDraft): void {
    const sent = [...(justSent ? [justSent] : []), ...readSent(this.#key)].slice(0, MAX_SENT);
    const isStored =
      !this.#isErased &&
      sent[0] !== undefined &&
      writeDraft(this.#key, { sent, expiresAt: sent[0].at + this.#definition.maxAgeMs });
    if (!isStored) removeDraft(this.#key);
  }

  /** Merges the stored parts into `value`. */
  #load(value: Value): void {
    const stored = readDraft(this.#key, this.#definition.version);
    const parts = stored && this.#definition.shape(stored.value);
    if (!stored || !parts) return;
    const { id, savedAt, pending, filesStamp } = stored;
    const hasOtherFiles = filesStamp !== this.#filesStamp;
    this.#filesStamp = filesStamp;
    this.#update({ value: this.#repair({ ...value, ...parts }), id, savedAt, pending, isReady: !hasOtherFiles });
    if (hasOtherFiles) void this.#loadFiles();
  }

  /** Takes over what another tab has stored or removed. */
  #follow(): void {
    const { value, id, savedAt, isPersisted, otherTab } = this.get();
    if (this.#isErased || otherTab?.kind === 'sent') return;
    const { version, maxAgeMs, empty, shape, owner } = this.#definition;
    const sent = readSent(this.#key).find((run) => run.id === id);
    if (sent && savedAt !== null) {
      this.#reset(this.#shown({ kind: 'sent', at: sent.at, reference: sent.reference }));
      return;
    }
    if (!isPersisted) return;
    const stored = readDraft(this.#key, version);
    if (stored && stored.savedAt > (savedAt ?? 0)) {
      const isSame =
        stored.id === id &&
        stored.filesStamp === this.#filesStamp &&
        JSON.stringify(stored.value) === JSON.stringify(shape(value));
      if (isSame) {
        this.#update({ savedAt: stored.savedAt, pending: stored.pending });
        return;
      }
      if (savedAt !== null) this.#before ??= value;
      const changed = this.#shown({ kind: 'changed', at: stored.savedAt });
      // A new run of the form keeps nothing of this one, including consents.
      this.#load(stored.id === id ? value : empty);
      this.#update({ otherTab: changed });
    } else if (
      savedAt !== null &&
      savedAt + maxAgeMs > Date.now() &&
      readStored('local', this.#key, storedDraftShape) === null
    ) {
      // Not expired, but removed: for a customer by logging out too, and then nothing may stay.
      this.#before = owner === 'device' ? (this.#before ?? value) : null;
      this.#reset(this.#shown({ kind: 'cleared', at: Date.now() }));
    }
  }

  /** What a page says of a change in another tab; null if none shows the draft. */
  #shown(change: { kind: 'changed' | 'cleared'; at: number } | SentInOtherTab): OtherTab | null {
    const isShown = this.#store.hasSubscribers();
    if (!isShown || change.kind === 'sent') this.#before = null;
    if (!isShown) return null;
    return change.kind === 'sent' ? change : { ...change, isRestorable: this.#before !== null };
  }

  /** The parts of the value that hold files. */
  #files(): Partial<Value> {
    const { value } = this.get();
    return Object.fromEntries(this.#definition.files.map((part) => [part, value[part]])) as Partial<Value>;
  }

  async #loadFiles(): Promise<void> {
    const stamp = this.#filesStamp;
    const stored = stamp === null ? null : await loadFiles(this.#key);
    // Files that were chosen in the meantime stay.
    const isChosen = ([part, file]: [string, unknown]) => file !== this.#definition.empty[part as keyof Value];
    const chosen = this.#filesStamp === stamp ? [] : Object.entries(this.#files()).filter(isChosen);
    const files = { ...stored?.parts, ...Object.fromEntries(chosen) } as Partial<Value>;
    this.#update({ value: this.#repair({ ...this.get().value, ...files }), isReady: true });
  }

  async #saveFiles(): Promise<void> {
    const { id, savedAt } = this.get();
    const stamp = savedAt ?? Date.now();
    this.#filesStamp = stamp;
    await saveFiles(this.#key, { expiresAt: stamp + this.#definition.maxAgeMs, parts: this.#files() });
    // Saved again, because another tab may have looked for the files after the first write.
    if (this.#filesStamp === stamp && this.get().id === id) this.#save({});
  }
}

/** A draft in local storage. */
const storedDraftShape = object({
  version: number,
  /** The id of this run of the form. Clearing the draft starts a new run. */
  id: string,
  /** The last change and the expiry, in milliseconds since 1970. */
  savedAt: number,
  expiresAt: number,
  /** The timestamp of the draft's files; null if it has none. */
  filesStamp: nullable(number),
  /** A request without a definite response: its idempotency key, and its input as JSON. */
  pending: nullable(object({ key: string, input: nullable(string) })),
  value: (stored: unknown) => stored ?? null,
});

/** Null if there is no draft, it has expired, or it has another version. Never throws. */
function readDraft(key: string, version: number): ValueOf<typeof storedDraftShape> | null {
  const data = readStored('local', key, storedDraftShape);
  return data && data.version === version && data.expiresAt > Date.now() ? data : null;
}

/** In place of a draft that was sent, or beside the next one. The latest is first. */
const sentDraftsShape = object({
  sent: list(object({ id: string, at: number, reference: nullable(string) })),
});

type SentDraft = ValueOf<typeof sentDraftsShape>['sent'][number];

/** As many as a tab may have missed while it was asleep. */
const MAX_SENT = 20;

/** The runs of the form that were sent: another tab may still show them. */
const readSent = (key: string): SentDraft[] => readStored('local', key, sentDraftsShape)?.sent ?? [];
