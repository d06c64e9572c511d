import { hostIdOf } from '#shared/ids.ts';
import { list, string } from '~/lib/shape.ts';
import { onStorageChange, readStored, writeStored } from '~/lib/storage.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';

const KEY = 'savedSpecialists';

/** As many as one query finds. */
const MAX_SAVED = 50;

const NONE: readonly string[] = [];

/** Without what is no id, which the graph would refuse together with all others. */
const read = () =>
  readStored('local', KEY, list(string))
    ?.filter((id) => hostIdOf('Specialist', id) !== null)
    .slice(0, MAX_SAVED) ?? NONE;

/** The ids of the specialists who are saved on this device, the latest first. */
const saved = createStore<readonly string[]>(globalThis.window ? read() : NONE);

onStorageChange((key) => {
  if (key === KEY || key === null) saved.set(read());
});

export const useSavedSpecialists = (): readonly string[] => useStore(saved, NONE);

let isStored = true;

/** Saves a specialist, or removes them. Without storage, they are saved until the page is left. */
export function toggleSaved(specialistId: string): void {
  // A tab that was asleep isn't told of changes in others.
  const current = isStored ? read() : saved.get();
  const others = current.filter((id) => id !== specialistId);
  saved.set(saved.get().includes(specialistId) ? others : [specialistId, ...others].slice(0, MAX_SAVED));
  isStored = writeStored('local', KEY, saved.get());
}
