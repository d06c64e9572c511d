import { applyChange, type Flow } from './flow.ts';

/** Holds a flow's draft outside the components, so that it outlives every page of the flow. */
export interface DraftStore<Draft> {
  get(): Draft;
  /** Applies an answer, or what a function makes of the newest draft, with the flow's resets. */
  change(change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): void;
  /** Begins anew. */
  clear(): void;
  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

interface DraftStoreOptions<StepId extends string, Draft> {
  flow: Flow<StepId, Draft>;
  /** A draft that has not been touched, with whatever must differ from run to run. */
  begin(): Draft;
  /** What an earlier page of this tab has kept; null when there is nothing that can be read. */
  restore(): Draft | null;
  keep(draft: Draft): void;
}

export function createDraftStore<S extends string, D extends object>(options: DraftStoreOptions<S, D>): DraftStore<D> {
  const { flow, begin, restore, keep } = options;
  const listeners = new Set<() => void>();
  let draft = restore() ?? begin();

  const set = (next: D) => {
    draft = next;
    keep(draft);
    for (const listener of listeners) listener();
  };

  return {
    get: () => draft,
    change: (change) => set(applyChange(flow, draft, typeof change === 'function' ? change(draft) : change)),
    clear: () => set(begin()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
