import type { Failure } from '~/graphql/failure.ts';
import { failureMessage, isPermanent, type MutationResult, userErrorMessage } from '~/graphql/mutation-result.ts';
import type { FormError } from './validation.ts';

export interface SubmissionMessages {
  /** Shown if the server gave no reason. */
  refused: string;
  /** Shown if no usable response arrived; empty if the page shows its own message. */
  noResponse: string | ((failure: Failure) => string);
  /** Wraps the server's message in a sentence; by default it is shown as it is. */
  quote?: (message: string) => string;
}

/**
 * The errors of a submission, with the server's message if it sent one. `fieldIdFor` returns the id
 * of the control for the name of an input's field.
 */
export function submissionErrors(
  submission: MutationResult<unknown> | { kind: 'idle' | 'sending' | 'duplicate' },
  messages: SubmissionMessages,
  fieldIdFor: (field: string) => string | undefined = () => undefined,
): readonly FormError[] {
  const { refused, quote = (message) => message } = messages;
  if (submission.kind === 'failed') return failureErrors(submission.failure, { ...messages, quote });
  if (submission.kind !== 'refused') return [];
  if (submission.userErrors.length === 0) return [{ message: refused }];
  return submission.userErrors.map((userError) => ({
    message: userError.message ? quote(userErrorMessage(userError)) : refused,
    fieldId: fieldIdFor(userError.field?.at(-1) ?? ''),
  }));
}

function failureErrors(failure: Failure, { noResponse, quote }: Required<SubmissionMessages>): readonly FormError[] {
  if (isPermanent(failure)) return [{ message: quote(failure.message) }];
  const message = failureMessage(failure, typeof noResponse === 'string' ? noResponse : noResponse(failure));
  return message ? [{ message }] : [];
}
