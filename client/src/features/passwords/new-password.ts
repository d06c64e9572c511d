import type { Problem } from '~/lib/flow/flow.ts';
import { meetsPasswordRules } from '~/lib/password-rules.ts';

/** A password that is being set, typed twice. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

export const emptyPassword: NewPassword = { password: '', confirmation: '' };

export const PASSWORD_ID = 'new-password';
export const CONFIRMATION_ID = 'new-password-confirmation';

const UNMET = 'Your password does not meet the requirements.';
const MISMATCH = 'Passwords do not match.';

/** What keeps a password from being set, with the field that puts it right (AUTH-24, REG-07, REG-24). */
export function passwordProblems({ password, confirmation }: NewPassword): Problem[] {
  return [
    ...(meetsPasswordRules(password) ? [] : [{ fieldId: PASSWORD_ID, message: UNMET }]),
    ...(password === confirmation && confirmation !== '' ? [] : [{ fieldId: CONFIRMATION_ID, message: MISMATCH }]),
  ];
}

/** Whether both entries may be sent (AUTH-25). */
export function isPasswordReady(value: NewPassword): boolean {
  return passwordProblems(value).length === 0;
}
