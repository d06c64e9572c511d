import type { Failure } from '~/graphql/failure.ts';
import { failureMessage, isPermanent, type MutationResult, userErrorMessage } from '~/graphql/mutation-result.ts';
import type { FormError } from './validation.ts';

export interface SubmissionMessages {
  /** Where the server gave no reason. */
  refused: string;
  /** Where no usable answer came; empty where the page itself says so. */
  noResponse: string | ((failure: Failure) => string);
  /** Puts the server's message into a sentence; by default it is one. */
  quote?: (message: string) => string;
}

/**
 * The errors of a submission, with the server's message where it sent one. `fieldIdFor` gives the
 * id of the control for the name of an input's field.
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
  if (isPermanent(failure)) return [{ message: quote(failure.text) }];
  const message = failureMessage(failure, typeof noResponse === 'string' ? noResponse : noResponse(failure));
  return message ? [{ message }] : [];
}
