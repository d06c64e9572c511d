import { createCell } from '~/lib/cell.ts';
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

/** `take` puts a draft in the place of the one that is there, as it is kept already. */
export function createDraftStore<S extends string, D extends object>(
  options: DraftStoreOptions<S, D>,
): DraftStore<D> & { take(draft: D): void } {
  const { flow, begin, restore, keep } = options;
  const { get, set: take, subscribe } = createCell(restore() ?? begin());

  const set = (next: D) => {
    keep(next);
    take(next);
  };

  return {
    get,
    take,
    change: (change) => set(applyChange(flow, get(), typeof change === 'function' ? change(get()) : change)),
    clear: () => set(begin()),
    subscribe,
  };
}
