import { normaliseEmail } from '#shared/email.ts';
import { RESEND_SECONDS } from '#shared/terms.ts';
import { secondsUntilResend } from '~/features/codes/sent-code.ts';
import { failureMessage } from '~/forms/submission-errors.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { number, record, type ValueOf } from '~/lib/shape.ts';
import { readStored, writeStored } from '~/lib/storage.ts';

/** The state of a code. `waitSeconds` is how long until another one can be requested. */
export type CodeStatus =
  | { kind: 'sending' }
  | { kind: 'sent'; waitSeconds: number }
  | { kind: 'failed'; message: string; waitSeconds: number };

const NOT_SENT = 'Failed to send verification code.';
const NO_RESPONSE = 'An unexpected error occurred. Please try again later.';

const inFlight = new Map<string, Promise<CodeStatus>>();

/**
 * Sends a code to an email address, unless this tab already has (JOIN-33). It is recorded before
 * the response, in case the page is reloaded in between.
 */
export function sendCodeOnce(email: string, send: () => Promise<MutationResult<unknown>>): Promise<CodeStatus> {
  const current = inFlight.get(email);
  if (current !== undefined) return current;
  const sentAt = codeSentAt(email);
  if (sentAt !== null) return Promise.resolve({ kind: 'sent', waitSeconds: secondsUntilResend({ sentAt }) });
  recordCodeSent(email, Date.now());
  const request = send()
    .then((result) => statusOf(result))
    .finally(() => inFlight.delete(email));
  inFlight.set(email, request);
  return request.then((status) => {
    if (status.kind === 'failed') clearCodeSent(email);
    return status;
  });
}

/** Shows the first of the server's errors (JOIN-35). */
function statusOf(result: MutationResult<unknown>): CodeStatus {
  switch (result.kind) {
    case 'done':
      return { kind: 'sent', waitSeconds: RESEND_SECONDS };
    case 'refused': {
      const [first] = result.userErrors;
      return { kind: 'failed', message: first?.message ?? NOT_SENT, waitSeconds: first?.retryAfterSeconds ?? 0 };
    }
    case 'failed':
      return { kind: 'failed', message: failureMessage(result.failure, NO_RESPONSE), waitSeconds: 0 };
  }
}

/** Whether another code would be useless until this error is corrected (JOIN-40, C-87). */
export function blocksResend(message: string): boolean {
  return /already registered|authentication|already taken/i.test(message);
}

/** Whether an account or an application already has the email address. */
export function isEmailTaken(message: string): boolean {
  return /already (?:registered|taken)/i.test(message);
}

const KEY = 'application-codes';
/** When a code was requested, in milliseconds since 1970, by email address. Codes aren't stored. */
const sentShape = record(number);
type SentCodes = ValueOf<typeof sentShape>;

/** When this tab last requested a code; null if it didn't, or if that code was used. */
export function codeSentAt(email: string): number | null {
  return read()[normaliseEmail(email)] ?? null;
}

export function recordCodeSent(email: string, moment: number): void {
  write({ ...read(), [normaliseEmail(email)]: moment });
}

/** For a code that was used or couldn't be sent: the last step then sends another one. */
export function clearCodeSent(email: string): void {
  const { [normaliseEmail(email)]: _cleared, ...others } = read();
  write(others);
}

/** Used if the browser refuses to store them; null otherwise. */
let inMemory: SentCodes | null = null;

function read(): SentCodes {
  return inMemory ?? readStored('session', KEY, sentShape) ?? {};
}

function write(sent: SentCodes): void {
  inMemory = writeStored('session', KEY, sent) ? null : sent;
}
