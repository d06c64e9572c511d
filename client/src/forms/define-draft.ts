import * as z from 'zod/mini';
import { DRAFT_HOURS } from '#shared/terms.ts';
import { HOUR_MS } from '#shared/time.ts';
import { newId } from '~/lib/new-id.ts';
import { openStorage } from '~/lib/storage.ts';
import { createStore, type Store } from '~/lib/store.ts';
import type { Draft, DraftDefinition, DraftState } from './draft.ts';
import { loadFiles, removeFiles, saveFiles } from './draft-files.ts';
import { draftKey, draftOwner, registerDraft, removeDraft, writeDraft } from './draft-storage.ts';

type Optional = 'version' | 'maxAgeMs' | 'files';

/** By default a draft has version 1, is stored for a day and has no files. */
type Common<Value extends object> = Pick<DraftDefinition<Value>, 'name' | 'owner' | 'reduce' | 'repair'> &
  Partial<Pick<DraftDefinition<Value>, Optional>>;

/** Every part is stored, so the schema gives the empty form too (`lib/schema-fields.ts`). */
type FullyStored<Value extends object> = Common<Value> & { schema: z.ZodMiniType<Value> };

type PartlyStored<Value extends object> = Common<Value> & Pick<DraftDefinition<Value>, 'schema' | 'empty'>;

/**
 * Defines the draft of a form. `open` returns the draft of the current owner; `id` distinguishes
 * several drafts of one form, for example by appointment.
 */
export function defineDraft<Value extends object>(options: FullyStored<Value> | PartlyStored<Value>) {
  const empty = 'empty' in options ? options.empty : options.schema.parse({});
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
  return { value, id: newId(), savedAt: null, isReady: true, isPersisted: true, pending: null };
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
      reload: () => this.#reload(),
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
    const { reduce, files } = this.#definition;
    const { value } = this.get();
    const changes = typeof change === 'function' ? change(value) : change;
    const next = reduce ? reduce(value, changes) : { ...value, ...changes };
    this.#save({ value: next });
    if (files.some((part) => next[part] !== value[part])) void this.#saveFiles();
  };

  clear = (): void => {
    removeDraft(this.#key);
    if (this.#definition.files.length > 0) void removeFiles(this.#key);
    this.#reset();
  };

  idempotencyKey = (input?: unknown): string => {
    const { pending } = this.get();
    const json = input === undefined ? null : JSON.stringify(input);
    if (pending && (json === null || pending.input === json)) return pending.key;
    const next = { key: newId(), input: json };
    this.#save({ pending: next });
    return next.key;
  };

  clearPending = (): void => {
    if (this.get().pending) this.#save({ pending: null });
  };

  #update(change: Partial<DraftState<Value>>): void {
    this.#store.set({ ...this.get(), ...change });
  }

  #reset(): void {
    this.#filesStamp = null;
    this.#store.set(emptyState(this.#definition.empty));
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
    const { schema, version, maxAgeMs, empty } = this.#definition;
    const filesStamp = this.#filesStamp;
    const parts = schema.parse(value);
    if (!pending && filesStamp === null && JSON.stringify(parts) === JSON.stringify(schema.parse(empty))) {
      removeDraft(this.#key);
      this.#update({ savedAt: null });
      return;
    }
    const expiresAt = savedAt + maxAgeMs;
    const isPersisted = writeDraft(this.#key, { version, id, savedAt, expiresAt, filesStamp, pending, value: parts });
    if (isPersisted !== this.get().isPersisted) this.#update({ isPersisted });
  }

  /** Merges the stored parts into `value`. */
  #load(value: Value): void {
    const stored = readDraft(this.#key, this.#definition.version);
    const parts = stored && this.#definition.schema.safeParse(stored.value).data;
    if (!stored || !parts) return;
    const { id, savedAt, pending, filesStamp } = stored;
    const hasOtherFiles = filesStamp !== this.#filesStamp;
    this.#filesStamp = filesStamp;
    this.#update({ value: this.#repair({ ...value, ...parts }), id, savedAt, pending, isReady: !hasOtherFiles });
    if (hasOtherFiles) void this.#loadFiles();
  }

  #reload(): void {
    const stored = readDraft(this.#key, this.#definition.version);
    const { value, id, savedAt } = this.get();
    if (!stored) this.#reset();
    // A new run of the form keeps nothing of this one, including consents.
    else if (stored.savedAt > (savedAt ?? 0)) this.#load(stored.id === id ? value : this.#definition.empty);
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
const storedDraftSchema = z.object({
  version: z.number(),
  /** The id of this run of the form. Clearing the draft starts a new run. */
  id: z.string(),
  /** The last change and the expiry, in milliseconds since 1970. */
  savedAt: z.number(),
  expiresAt: z.number(),
  /** The timestamp of the draft's files; null if it has none. */
  filesStamp: z.nullable(z.number()),
  /** A request without a definite response: its idempotency key, and its input as JSON. */
  pending: z.nullable(z.object({ key: z.string(), input: z.nullable(z.string()) })),
  value: z.unknown(),
});

/** Null if there is no draft, it has expired, or it has another version. Never throws. */
function readDraft(key: string, version: number): z.infer<typeof storedDraftSchema> | null {
  try {
    const { data } = storedDraftSchema.safeParse(JSON.parse(openStorage('local')?.getItem(key) ?? 'null'));
    return data && data.version === version && data.expiresAt > Date.now() ? data : null;
  } catch {
    return null;
  }
}
