import { fieldMessages } from './field-messages.ts';

/** Lengths in characters as a user sees them. */
const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

const lengthOf = (password: string) => Array.from(password).length;

/** The rules for every new password, in display order (AUTH-22). */
export const passwordRules = [
  {
    id: 'length',
    label: `at least ${MIN_PASSWORD_LENGTH} characters`,
    isMet: (password: string) => lengthOf(password) >= MIN_PASSWORD_LENGTH,
  },
  { id: 'upper', label: 'an uppercase letter', isMet: (password: string) => /[A-Z]/.test(password) },
  { id: 'lower', label: 'a lowercase letter', isMet: (password: string) => /[a-z]/.test(password) },
  { id: 'digit', label: 'a digit', isMet: (password: string) => /\d/.test(password) },
  { id: 'special', label: 'one of ! @ # $ % ^ & *', isMet: (password: string) => /[!@#$%^&*]/.test(password) },
] as const;

export function meetsPasswordRules(password: string): boolean {
  return passwordRules.every(({ isMet }) => isMet(password));
}

/** A problem of the password form, with its field. */
export interface PasswordProblem {
  field: 'password' | 'confirmation';
  message: string;
}

/** The first rule that a changed password breaks, in the documented order (PROF-16..18, C-56). */
export function changedPasswordProblem(password: string, confirmation: string): PasswordProblem | null {
  if (password !== confirmation) return { field: 'confirmation', message: fieldMessages.newPasswordMismatch };
  const problem = (message: string): PasswordProblem => ({ field: 'password', message });
  if (lengthOf(password) < MIN_PASSWORD_LENGTH) return problem(fieldMessages.newPasswordShort);
  if (![/[A-Z]/, /\d/, /[^\p{L}\d\s]/u].every((rule) => rule.test(password)))
    return problem(fieldMessages.newPasswordSimple);
  return meetsPasswordRules(password) ? null : problem(fieldMessages.passwordUnmet);
}

const POINTS_PER_RULE = 20;

type StrengthLabel = 'Very Weak' | 'Weak' | 'Medium' | 'Strong' | 'Very Strong';

/** 20 points per rule that is met, up to 100, and the label (AUTH-23). */
export function passwordStrength(password: string): { points: number; label: StrengthLabel } {
  const points = passwordRules.filter(({ isMet }) => isMet(password)).length * POINTS_PER_RULE;
  return { points, label: strengthLabel(points) };
}

function strengthLabel(points: number): StrengthLabel {
  if (points <= 20) return 'Very Weak';
  if (points <= 40) return 'Weak';
  if (points <= 60) return 'Medium';
  return points <= 80 ? 'Strong' : 'Very Strong';
}
