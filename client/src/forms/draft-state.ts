import { newId } from '~/lib/new-id.ts';
import type { DraftDefinition, DraftState } from './draft-definition.ts';

/** The state of a draft before anything is filled in. */
export function emptyState<Value>(empty: Value): DraftState<Value> {
  return { value: empty, id: newId(), savedAt: null, isReady: true, isKept: true, pending: null };
}

/** Whether the stored parts of a value are those of an empty form. */
export function isUnchanged<Value extends object>({ schema, empty }: DraftDefinition<Value>, value: Value): boolean {
  return JSON.stringify(schema.parse(value)) === JSON.stringify(schema.parse(empty));
}

/** A stored value, repaired where it has aged. */
export function restored<Value extends object>(definition: DraftDefinition<Value>, value: Value): Value {
  return definition.restore?.(value) ?? value;
}

/** The parts of a value that hold files. */
export function filesIn<Value extends object>({ files = [] }: DraftDefinition<Value>, value: Value): Partial<Value> {
  return Object.fromEntries(files.map((part) => [part, value[part]])) as Partial<Value>;
}

/** Those of them that are not empty. */
export function chosenFilesIn<Value extends object>(definition: DraftDefinition<Value>, value: Value): Partial<Value> {
  const files = Object.entries(filesIn(definition, value));
  return Object.fromEntries(
    files.filter(([part, file]) => file !== definition.empty[part as keyof Value]),
  ) as Partial<Value>;
}

export const versionOf = <Value extends object>({ version = 1 }: DraftDefinition<Value>): number => version;
