import * as z from 'zod/mini';
import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { isPhone } from '#shared/uk/phone.ts';
import { tooLongMessage } from '~/lib/text-length-messages.ts';

/** An error that keeps a form from being sent. */
export interface FormError {
  /** A sentence that says what to do. */
  message: string;
  /** The id of the control to correct, for the summary's link; none for the whole form. */
  fieldId?: string | undefined;
}

/** At most `longest` characters. */
export const upTo = (longest: number) =>
  z.maxLength(longest, { error: ({ input }) => tooLongMessage(String(input).length, longest) });

/** A text that must not be empty. */
export const requiredText = (message: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(1, message), upTo(longest));

/** One of several that must be chosen; null while none is. */
export const requiredChoice = (message: string) => z.custom((value) => value !== null, message);

/** Name and contact details. */
export const person = {
  firstName: requiredText(fieldMessages.firstName, TEXT_LIMITS.name),
  lastName: requiredText(fieldMessages.lastName, TEXT_LIMITS.name),
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

/** The message at a control. */
export function messageAt(errors: readonly FormError[], fieldId: string): string | undefined {
  return errors.find((error) => error.fieldId === fieldId)?.message;
}

/** The id of the control of a part of the form named `id`. */
export const fieldIdOf = (id: string, part: string): string => `${id}-${part}`;
