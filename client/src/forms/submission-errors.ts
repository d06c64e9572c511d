import { quantity } from '#shared/quantity.ts';
import type { Failure } from '~/graphql/failure.ts';
import type { MutationResult, UserError } from '~/graphql/mutation-result.ts';
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

/**
 * The message for a failure: the gateway's, with the waiting time, if there were too many attempts;
 * the legacy host's if a retry won't help; otherwise the page's documented text.
 */
export function failureMessage(failure: Failure, documented: string): string {
  const { code, message, retryAfterSeconds } = failure;
  if (code === 'RATE_LIMITED') return withRetryAfter(message, retryAfterSeconds);
  return isPermanent(failure) ? message : documented;
}

/** Whether a retry won't help: the account isn't allowed to do it, or what it is about is gone. */
export function isPermanent({ code }: Pick<Failure, 'code'>): boolean {
  return code === 'NOT_FOUND' || code === 'FORBIDDEN';
}

/** The server's message, with the waiting time if there were too many attempts. */
export function userErrorMessage({ code, message, retryAfterSeconds }: UserError): string {
  return code === 'RATE_LIMITED' ? withRetryAfter(message, retryAfterSeconds) : message;
}

/** Adds the waiting time to a message, unless it is unknown (null) or the message has a number. */
function withRetryAfter(message: string, seconds: number | null): string {
  if (seconds === null || seconds <= 0 || /\d/.test(message)) return message;
  return `${message} You can try again in ${formatWait(seconds)}.`;
}

/** '40 seconds', '5 minutes', '24 hours'. Rounds up. */
function formatWait(seconds: number): string {
  if (seconds < 90) return quantity(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? quantity(minutes, 'minute') : quantity(Math.ceil(minutes / 60), 'hour');
}
