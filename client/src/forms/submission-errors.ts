import type { Failure } from '~/graphql/failure.ts';
import { failureMessage, isPermanent, type MutationResult, userErrorMessage } from '~/graphql/mutation-result.ts';
import type { FormError } from './validation.ts';

export interface SubmissionMessages {
  /** Where the server refuses without a reason. */
  refused: string;
  /** Where no answer came, or none that can be used; empty where the page itself says so. */
  failed: string | ((failure: Failure) => string);
  /** Puts the server's own words into a sentence; by default they are one. */
  quote?: (message: string) => string;
}

/**
 * What the server has against a submission, in its words where it has some. `controls` are ids by
 * the name of the input's field.
 */
export function submissionErrors(
  submission: MutationResult<unknown> | { kind: 'idle' | 'sending' | 'duplicate' },
  messages: SubmissionMessages,
  controls: Readonly<Record<string, string>> = {},
): readonly FormError[] {
  const { refused, quote = (message) => message } = messages;
  if (submission.kind === 'failed') return failureErrors(submission.failure, { ...messages, quote });
  if (submission.kind !== 'refused') return [];
  if (submission.userErrors.length === 0) return [{ message: refused }];
  return submission.userErrors.map((userError) => ({
    message: userError.message ? quote(userErrorMessage(userError)) : refused,
    fieldId: controls[userError.field?.at(-1) ?? ''],
  }));
}

function failureErrors(failure: Failure, { failed, quote }: Required<SubmissionMessages>): readonly FormError[] {
  const documented = typeof failed === 'string' ? failed : failed(failure);
  if (isPermanent(failure)) return [{ message: quote(failure.text) }];
  const message = failureMessage(failure, documented);
  return message ? [{ message }] : [];
}
