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

/** The parts of a value that hold files, as far as `isIncluded` takes them. */
export function filesIn<Value extends object>(
  definition: DraftDefinition<Value>,
  value: Value,
  isIncluded = (_part: keyof Value) => true,
): Partial<Value> {
  const parts = (definition.files ?? []).filter(isIncluded);
  return Object.fromEntries(parts.map((part) => [part, value[part]])) as Partial<Value>;
}
