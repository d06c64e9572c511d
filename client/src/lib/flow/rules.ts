import * as z from 'zod/mini';
import { isEmail } from '~/lib/email.ts';
import { tooLong } from '~/lib/text-length.ts';
import { isUkPhone } from '~/lib/uk-phone.ts';
import type { Problem } from './flow.ts';

export const upTo = (longest: number) =>
  z.maxLength(longest, { error: ({ input }) => tooLong(String(input).length, longest) });

/** A text that must be there. */
export const filled = (message: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(1, message), upTo(longest));

/** One of several that must be chosen; null while none is. */
export const chosen = (message: string) => z.custom((value) => value !== null, message);

/** Who somebody is, and how they are reached. */
export const person = {
  firstName: filled('Enter your first name', 100),
  lastName: filled('Enter your last name', 100),
  email: z.string().check(
    z.trim(),
    z.minLength(1, 'Enter your e-mail address'),
    z.refine((email) => !email || isEmail(email), 'Enter an e-mail address like name@example.com'),
  ),
  phone: z.string().check(
    z.minLength(1, 'Enter your phone number'),
    z.refine((phone) => !phone || isUkPhone(phone), 'Enter a UK phone number of 9 or 10 digits after +44'),
  ),
};

/** What a draft lacks by the rules of a step, one sentence per control, in the order of the rules. */
export function problemsIn<Draft>(
  rules: z.ZodMiniType | null | undefined,
  draft: Draft,
  idOf: (part: keyof Draft) => string,
): Problem[] {
  const first = new Map<string, Problem>();
  for (const { path, message } of rules?.safeParse(draft).error?.issues ?? []) {
    const fieldId = idOf(path[0] as keyof Draft);
    if (!first.has(fieldId)) first.set(fieldId, { fieldId, message });
  }
  return [...first.values()];
}
