import { z } from 'zod';
import { CODE_INCOMPLETE, readCode } from '#shared/one-time-code.ts';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';
import { type RefusalRules, sameNames } from '../mutations/refusal-errors.ts';

const ID_MESSAGE = 'This isn’t one of the options.';

export const idText = z
  .string()
  .trim()
  .min(1, ID_MESSAGE)
  .max(MAX_ID_LENGTH, ID_MESSAGE)
  .regex(/^\P{Cc}*$/u, ID_MESSAGE);

export const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{16,64}$/, 'The key must have 16 to 64 letters, digits and hyphens.');

/** The six digits that were sent to an email, or a text with them. */
export const sixDigitCode = z
  .string()
  .trim()
  .min(1, CODE_INCOMPLETE)
  .transform(readCode)
  .pipe(z.string(CODE_INCOMPLETE));

const INCOMPLETE_PROOF = 'Verification process was incomplete. Please start again.';

/** The token from the response to a correct code (REG-25). */
export const proofToken = z
  .string()
  .trim()
  .min(1, INCOMPLETE_PROOF)
  .pipe(z.string().regex(/^[\x21-\x7e]{1,512}$/, INCOMPLETE_PROOF));

/** Identifies a flow, as the response that began it did. What is unreadable names no flow. */
export const flowId = z.string().trim().max(128, INCOMPLETE_PROOF).nullish();

export const flowPayload = ({ message, flowId: id }: { message: string | null; flowId: string | null }) => ({
  message,
  flowId: id,
});

/** REG-19, AUTH-19, JOIN-37: for a code. Hosts refuse wrong ones with 200 too. */
export const CODE_REFUSALS: RefusalRules = {
  fallback: 'Invalid verification code. Please try again.',
  statuses: { 200: 'WRONG_CODE', 400: 'WRONG_CODE', 422: 'WRONG_CODE', 410: 'EXPIRED' },
  fields: sameNames('email', 'code'),
};

/** REG-20, AUTH-20, JOIN-39. */
export const RESEND_REFUSALS: RefusalRules = {
  fallback: 'Failed to resend verification code.',
  statuses: { 409: 'TAKEN' },
  fields: sameNames('email'),
};

/** REG-13..15: the host's errors. Without any: `fallback`, or the status if it isn't a success. */
export const registrationRefusals = (
  fallback: string,
  rules: Pick<RefusalRules, 'fields' | 'codeFields'>,
): RefusalRules => ({
  ...rules,
  fallback: ({ status }) => (status < 400 ? fallback : `Server error: ${status}`),
  statuses: { 409: 'TAKEN', 410: 'EXPIRED' },
  meanings: ['newPassword'],
});
