import { isCommonPassword } from './common-passwords.ts';
import { Refusal } from './refusal.ts';

const [shortest, longest] = [8, 200];
const special = /[!@#$%^&*]/;

const unmet = 'Your password does not meet the requirements.';

/**
 * What is wrong with a new password, in the words of the form for it; empty when nothing is. The five rules of AUTH-22 hold wherever one is
 * set (C-56); an upper limit and a list of common ones come on top.
 */
export function passwordErrors(password: string): string[] {
  const length = Array.from(password).length;
  if (length > longest) return [`Your password is too long: at most ${longest} characters.`];
  const met = length >= shortest && [/\p{Lu}/u, /\p{Ll}/u, /\d/, special].every((rule) => rule.test(password));
  if (!met) return [unmet];
  return isCommonPassword(password) ? ['This password is too common. Please choose another one.'] : [];
}

/** To somebody who sets the password that there is already. */
export const samePassword = () =>
  new Refusal('invalid', 'Your password must be different from the one you have now. Please choose another one.');

/** Throws when the password may not be set. */
export function demandGoodPassword(password: string): void {
  const errors = passwordErrors(password);
  if (errors.length > 0) throw new Refusal('invalid', errors);
}

/** The same in the words of the change form, in their order (PROF-16..18, C-56). */
export function changeErrors(password: string, confirmation: string): string[] {
  if (password !== confirmation) return ['New passwords do not match'];
  if (Array.from(password).length < shortest) return ['Password must be at least 8 characters long'];
  if (![/\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].every((rule) => rule.test(password)))
    return ['Password must include at least one uppercase letter, one number, and one special character'];
  return passwordErrors(password);
}
