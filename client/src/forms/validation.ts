import * as z from 'zod/mini';

/** An error that prevents a form from being sent. */
export interface FormError {
  /** A sentence that says how to correct it. */
  message: string;
  /** The id of the control that the summary links to; none for the whole form. */
  fieldId?: string | undefined;
}

/** A choice that must be made; null means none. */
export const requiredChoice = (message: string) => z.custom((value) => value !== null, message);

/**
 * Returns a function that validates values by schemas: one error per control of the form with this
 * id, in their order.
 */
export function schemaValidator<Value extends object>(id: string, ...schemas: readonly z.ZodMiniType[]) {
  return (value: Value): FormError[] => {
    const first = new Map<string, FormError>();
    const issues = schemas.flatMap((schema) => schema.safeParse(value).error?.issues ?? []);
    for (const { path, message } of issues) {
      const fieldId = fieldIdOf(id, String(path[0]));
      if (!first.has(fieldId)) first.set(fieldId, { fieldId, message });
    }
    return [...first.values()];
  };
}

/** The message for a control; undefined if it has no error. */
export function messageAt(errors: readonly FormError[], fieldId: string): string | undefined {
  return errors.find((error) => error.fieldId === fieldId)?.message;
}

/** The id of a part's control; `detail` names one of several, for example `0-basePrice`. */
export const fieldIdOf = (id: string, part: string, detail?: string): string =>
  detail === undefined ? `${id}-${part}` : `${id}-${part}-${detail}`;
