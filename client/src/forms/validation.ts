import type { ZodMiniObject, ZodMiniType } from 'zod/mini';

/** An error that prevents a form from being sent. */
export interface FormError {
  /** A sentence that says how to correct it. */
  message: string;
  /** The id of the control that the summary links to; none for the whole form. */
  fieldId?: string | undefined;
}

/** Code that is loaded later. */
export interface LazyCode {
  isLoaded(): boolean;
  /** After a failure, the next call tries again. */
  load(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Returns the errors of values, in page order. `clean` leaves what is sent of them. */
export interface Validator<Values> {
  (values: Values): readonly FormError[];
  clean?: (values: Values) => Values;
  /** If it is loaded later. */
  code?: LazyCode;
}

/**
 * Values with their texts as the schemas clean them. Others stay as they are, and so does a text
 * that is invalid.
 */
export function cleanValues<Values extends object>(values: Values, ...schemas: readonly ZodMiniObject[]): Values {
  const parts = schemas.flatMap(({ shape }) => Object.entries(shape as Record<string, ZodMiniType>));
  const clean = (part: string, value: unknown) =>
    parts
      .filter(([name]) => name === part && typeof value === 'string')
      .map(([, rule]) => rule.safeParse(value).data)
      .find((data) => typeof data === 'string') ?? value;
  const entries = Object.entries(values).map(([part, value]) => [part, clean(part, value)]);
  return Object.fromEntries(entries) as Values;
}

/**
 * Returns a function that validates values by schemas: one error per control of the form with this
 * id, in their order.
 */
export function schemaValidator<Value extends object>(id: string, ...schemas: readonly ZodMiniObject[]) {
  const validate = (value: Value): FormError[] => {
    const first = new Map<string, FormError>();
    const issues = schemas.flatMap((schema) => schema.safeParse(value).error?.issues ?? []);
    for (const { path, message } of issues) {
      const fieldId = fieldIdOf(id, String(path[0]));
      if (!first.has(fieldId)) first.set(fieldId, { fieldId, message });
    }
    return [...first.values()];
  };
  return Object.assign(validate, { clean: <Given extends object>(values: Given) => cleanValues(values, ...schemas) });
}

/** The message for a control; undefined if it has no error. */
export function messageAt(errors: readonly FormError[], fieldId: string): string | undefined {
  return errors.find((error) => error.fieldId === fieldId)?.message;
}

/** The id of a part's control; `detail` names one of several, for example `0-basePrice`. */
export const fieldIdOf = (id: string, part: string, detail?: string): string =>
  detail === undefined ? `${id}-${part}` : `${id}-${part}-${detail}`;
