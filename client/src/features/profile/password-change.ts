import { CONFIRMATION_ID, PASSWORD_ID } from '~/features/passwords/new-password.ts';
import { meetsPasswordRules } from '~/lib/password-rules.ts';

const MISMATCH = 'New passwords do not match';
export const CURRENT_ID = 'current-password';

export interface PasswordChange {
  current: string;
  password: string;
  confirmation: string;
}

/** What keeps a password from being changed: of the new one the first of the documented texts, in their order (PROF-15..19, C-56). */
export function changeProblems({ current, password, confirmation }: PasswordChange) {
  const unmet = newProblem(password, confirmation);
  return [
    ...(current === '' ? [{ fieldId: CURRENT_ID, message: 'Please enter your current password.' }] : []),
    ...(unmet ? [unmet] : []),
  ];
}

/** What is said on leaving a field in which something stands (C-88), before anything is sent. */
export function leftProblem(value: PasswordChange, fieldId: string): string | undefined {
  const { password, confirmation } = value;
  if (fieldId === CONFIRMATION_ID) return confirmation !== '' && password !== confirmation ? MISMATCH : undefined;
  return fieldId === PASSWORD_ID && password !== '' ? newProblem(password, password)?.message : undefined;
}

function newProblem(password: string, confirmation: string) {
  if (password !== confirmation) return { fieldId: CONFIRMATION_ID, message: MISMATCH };
  const at = (message: string) => ({ fieldId: PASSWORD_ID, message });
  if (Array.from(password).length < 8) return at('Password must be at least 8 characters long');
  if (![/[A-Z]/, /\d/, /[^\p{L}\d\s]/u].every((rule) => rule.test(password)))
    return at('Password must include at least one uppercase letter, one number, and one special character');
  return meetsPasswordRules(password) ? undefined : at('Your password does not meet the requirements.');
}
