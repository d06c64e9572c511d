import type { ApplicationDraft } from '~/features/application/application-draft.ts';

/** Whether the email address that is in the form now was verified (JOIN-34). */
export function isEmailVerified({ email, verifiedEmail }: Pick<ApplicationDraft, 'email' | 'verifiedEmail'>): boolean {
  return verifiedEmail !== null && verifiedEmail === email.trim();
}
