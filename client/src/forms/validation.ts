import * as z from 'zod/mini';
import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { isPhone } from '#shared/uk/phone.ts';
import { hasWebAddress, isUnsafeName } from '#shared/web-address.ts';
import { tooLongMessage } from '~/lib/text-length-messages.ts';

/** An error that prevents a form from being sent. */
export interface FormError {
  /** A sentence that says how to correct it. */
  message: string;
  /** The id of the control that the summary links to; none for the whole form. */
  fieldId?: string | undefined;
}

/** A check that a text has at most `limit` characters. */
export const maxLength = (limit: number) =>
  z.maxLength(limit, { error: ({ input }) => tooLongMessage(String(input).length, limit) });

/** A text that must not be empty. */
export const requiredText = (message: string, limit: number) =>
  z.string().check(z.trim(), z.minLength(1, message), maxLength(limit));

/** A choice that must be made; null means none. */
export const requiredChoice = (message: string) => z.custom((value) => value !== null, message);

/** A required line without web addresses. */
export const addressText = (message: string, limit: number) =>
  requiredText(message, limit).check(z.refine((typed) => !hasWebAddress(typed), fieldMessages.webAddress));

/** The errors of texts that hold a web address, by their names. */
export const webAddressErrors = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (hasWebAddress(text) ? [[name, fieldMessages.webAddress]] : [])),
  );

const personName = (message: string) =>
  requiredText(message, TEXT_LIMITS.name).check(z.refine((name) => !isUnsafeName(name), fieldMessages.unsafeName));

/** Name and contact details, to be spread into the shape of a schema. */
export const personShape = {
  firstName: personName(fieldMessages.firstName),
  lastName: personName(fieldMessages.lastName),
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
 * Returns a function that validates values by a schema: one error per control of the form with this
 * id, in the order of the schema.
 */
export function schemaValidator<Value extends object>(id: string, schema: z.ZodMiniType) {
  return (value: Value): FormError[] => {
    const first = new Map<string, FormError>();
    for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
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

/** The id of the control of a part of a form. */
export const fieldIdOf = (id: string, part: string): string => `${id}-${part}`;
