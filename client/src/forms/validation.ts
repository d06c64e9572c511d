import * as z from 'zod/mini';
import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { isPhone } from '#shared/uk/phone.ts';
import { tooLong } from '~/lib/text-length.ts';

/** One thing that keeps a form from being sent. */
export interface FormError {
  /** A sentence that says what to do. */
  message: string;
  /**
   * The id of the control that puts it right, for the summary's link; none where it concerns the
   * whole form.
   */
  fieldId?: string | undefined;
}

/** At most so many characters. */
export const upTo = (longest: number) =>
  z.maxLength(longest, { error: ({ input }) => tooLong(String(input).length, longest) });

/** A text that must not be empty. */
export const requiredText = (message: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(1, message), upTo(longest));

/** One of several that must be chosen; null while none is. */
export const requiredChoice = (message: string) => z.custom((value) => value !== null, message);

/** Name and contact details. */
export const person = {
  firstName: requiredText(fieldMessages.firstName, 100),
  lastName: requiredText(fieldMessages.lastName, 100),
  email: z.string().check(
    z.trim(),
    z.minLength(1, fieldMessages.email),
    z.refine((email) => !email || isEmail(email), fieldMessages.emailInvalid),
  ),
  phone: z.string().check(
    z.minLength(1, fieldMessages.phone),
    z.refine((phone) => !phone || isPhone(phone), fieldMessages.phoneInvalid),
  ),
};

/**
 * Validates values by a schema: one error per control of the form named `id`, in the order of the
 * schema.
 */
export function schemaErrors<Value extends object>(id: string, schema: z.ZodMiniType) {
  return (value: Value): FormError[] => {
    const first = new Map<string, FormError>();
    for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
      const fieldId = fieldIdOf(id, String(path[0]));
      if (!first.has(fieldId)) first.set(fieldId, { fieldId, message });
    }
    return [...first.values()];
  };
}

/** What is said at a control. */
export function messageAt(errors: readonly FormError[], fieldId: string): string | undefined {
  return errors.find((error) => error.fieldId === fieldId)?.message;
}

/** The id of a control by the name of its part: `id`, a hyphen and the name. */
export function fieldIds<Value extends object>(
  id: string,
  value: Value,
): Readonly<Record<keyof Value & string, string>> {
  const ids = Object.keys(value).map((part) => [part, fieldIdOf(id, part)]);
  return Object.fromEntries(ids) as Record<keyof Value & string, string>;
}

export const fieldIdOf = (id: string, part: string): string => `${id}-${part}`;
