import { type Cell, createCell } from '~/lib/cell.ts';
import { newId } from '~/lib/new-id.ts';
import type { Draft, DraftDefinition, DraftState } from './draft-definition.ts';
import { trackDraft } from './draft-registry.ts';
import { chosenFilesIn, emptyState, filesIn, isUnchanged, restored, versionOf } from './draft-state.ts';
import { readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { loadFiles, removeFiles, saveFiles } from './files.ts';

/** A draft in local storage, with its files in IndexedDB, that follows changes by other tabs. */
export class PersistentDraft<Value extends object> implements Draft<Value> {
  readonly initial: DraftState<Value>;
  readonly #definition: DraftDefinition<Value>;
  readonly #key: string;
  readonly #cell: Cell<DraftState<Value>>;
  /** The stamp of the files that are in the value; null where it has none. */
  #filesStamp: number | null = null;
  #isErased = false;

  constructor(definition: DraftDefinition<Value>, key: string, onErased: () => void) {
    this.#definition = definition;
    this.#key = key;
    const state = emptyState(definition.empty);
    // The same object where nothing is stored, so that hydration needs no second render.
    this.initial = definition.files ? { ...state, isReady: false } : state;
    this.#cell = createCell(state);
    this.#read(definition.empty);
    trackDraft(key, {
      follow: () => this.#follow(),
      erase: () => {
        this.#isErased = true;
        onErased();
        this.#reset();
      },
    });
  }

  get = (): DraftState<Value> => this.#cell.get();

  subscribe = (listener: () => void): (() => void) => this.#cell.subscribe(listener);

  change = (change: Partial<Value> | ((value: Value) => Partial<Value>)): void => {
    const { reduce, files = [] } = this.#definition;
    const { value } = this.get();
    const changes = typeof change === 'function' ? change(value) : change;
    const next = reduce ? reduce(value, changes) : { ...value, ...changes };
    this.#touch({ value: next });
    if (files.some((part) => next[part] !== value[part])) void this.#writeFiles();
  };

  clear = (): void => {
    removeDraft(this.#key);
    if (this.#definition.files) void removeFiles(this.#key);
    this.#reset();
  };

  idempotencyKey = (input?: unknown): string => {
    const { pending } = this.get();
    const text = input === undefined ? null : JSON.stringify(input);
    if (pending && (text === null || pending.input === text)) return pending.key;
    const next = { key: newId(), input: text };
    this.#touch({ pending: next });
    return next.key;
  };

  settle = (): void => {
    if (this.get().pending) this.#touch({ pending: null });
  };

  #patch(change: Partial<DraftState<Value>>): void {
    this.#cell.set({ ...this.get(), ...change });
  }

  /** Later than before even within a millisecond, because tabs compare it. */
  #touch(change: Partial<DraftState<Value>>): void {
    this.#patch({ ...change, savedAt: Math.max(Date.now(), (this.get().savedAt ?? 0) + 1) });
    this.#write();
  }

  #reset(): void {
    this.#filesStamp = null;
    this.#cell.set(emptyState(this.#definition.empty));
  }

  #write(): void {
    const { value, id, savedAt, pending } = this.get();
    if (this.#isErased || savedAt === null) return;
    const { schema, keptMs } = this.#definition;
    if (!pending && this.#filesStamp === null && isUnchanged(this.#definition, value)) {
      removeDraft(this.#key);
      this.#patch({ savedAt: null });
      return;
    }
    const isKept = writeDraft(this.#key, {
      version: versionOf(this.#definition),
      id,
      savedAt,
      expiresAt: savedAt + keptMs,
      filesStamp: this.#filesStamp,
      pending,
      value: schema.parse(value),
    });
    if (isKept !== this.get().isKept) this.#patch({ isKept });
  }

  /** Merges the stored parts into `value`. */
  #read(value: Value): void {
    const { schema } = this.#definition;
    const stored = readDraft(this.#key, versionOf(this.#definition));
    const parts = stored && schema.safeParse(stored.value).data;
    if (!stored || !parts) return;
    const { id, savedAt, pending, filesStamp } = stored;
    const hasOtherFiles = filesStamp !== this.#filesStamp;
    this.#filesStamp = filesStamp;
    this.#patch({
      value: restored(this.#definition, { ...value, ...parts }),
      id,
      savedAt,
      pending,
      isReady: !hasOtherFiles,
    });
    if (hasOtherFiles) void this.#readFiles();
  }

  #follow(): void {
    const stored = readDraft(this.#key, versionOf(this.#definition));
    const { value, id, savedAt } = this.get();
    if (!stored) this.#reset();
    // Another run of the form keeps nothing of this one, consents included.
    else if (stored.savedAt > (savedAt ?? 0)) this.#read(stored.id === id ? value : this.#definition.empty);
  }

  async #readFiles(): Promise<void> {
    const stamp = this.#filesStamp;
    const found = stamp === null ? null : await loadFiles(this.#key);
    const { value } = this.get();
    // Files that were chosen meanwhile stay.
    const chosen = this.#filesStamp === stamp ? null : chosenFilesIn(this.#definition, value);
    const files: Partial<Value> = { ...found?.parts, ...chosen };
    this.#patch({ value: restored(this.#definition, { ...value, ...files }), isReady: true });
  }

  async #writeFiles(): Promise<void> {
    const { value, id, savedAt } = this.get();
    const stamp = savedAt ?? Date.now();
    this.#filesStamp = stamp;
    await saveFiles(this.#key, { expiresAt: stamp + this.#definition.keptMs, parts: filesIn(this.#definition, value) });
    // Written again, because another tab looked for the files after the first write.
    if (this.#filesStamp === stamp && this.get().id === id) this.#touch({});
  }
}
