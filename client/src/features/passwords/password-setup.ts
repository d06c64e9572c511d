import type { SubmissionMessages } from '~/forms/submission-errors.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';

/** The steps of a flow that verifies an address by a code and then sets the password. */
export const PASSWORD_SETUP_STEPS = ['Your email', 'Email code', 'Password'];

/** The mutations of such a flow, and their messages. */
export interface PasswordSetup {
  requestCode: (email: string) => Promise<MutationResult<unknown>>;
  requestMessages: SubmissionMessages;
  resendCode: (email: string) => Promise<MutationResult<unknown>>;
  /** `token` proves that the address was verified; null if the server sent none (REG-25). */
  verifyCode: (email: string, code: string) => Promise<MutationResult<{ token: string | null }>>;
  setPassword: (input: { email: string; token: string; password: string }) => Promise<MutationResult<unknown>>;
  passwordMessages: SubmissionMessages;
}
