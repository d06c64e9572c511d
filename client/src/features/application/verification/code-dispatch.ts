import { RESEND_AFTER_SECONDS } from '~/features/codes/code-messages.ts';
import { failureMessage, type MutationResult } from '~/graphql/mutation-result.ts';
import { codeSentAt, forgetCodeSent, noteCodeSent } from './sent-codes.ts';

/**
 * The state of the code that the last step sends by itself. `waitSeconds` is how long until another
 * can be requested.
 */
export type CodeDispatch =
  | { kind: 'sending' }
  | { kind: 'sent'; waitSeconds: number }
  | { kind: 'failed'; text: string; waitSeconds: number };

const NOT_SENT = 'Failed to send verification code.';
const NO_ANSWER = 'An unexpected error occurred. Please try again later.';

const underWay = new Map<string, Promise<CodeDispatch>>();

/**
 * Sends an address its code unless this tab has done so (JOIN-33): once, however often the step is
 * opened meanwhile, left, come back to or loaded anew. It is noted before it is asked for, since a
 * reload may come before the answer.
 */
export function dispatchCode(email: string, send: () => Promise<MutationResult<unknown>>): Promise<CodeDispatch> {
  const running = underWay.get(email);
  if (running !== undefined) return running;
  const before = codeSentAt(email);
  if (before !== null) return Promise.resolve({ kind: 'sent', waitSeconds: secondsLeft(before) });
  noteCodeSent(email, Date.now());
  const dispatch = send()
    .then((result) => dispatchOf(result))
    .finally(() => underWay.delete(email));
  underWay.set(email, dispatch);
  return dispatch.then((result) => {
    if (result.kind === 'failed') forgetCodeSent(email);
    return result;
  });
}

/** JOIN-35: the first of the server's reasons. */
function dispatchOf(result: MutationResult<unknown>): CodeDispatch {
  switch (result.kind) {
    case 'done':
      return { kind: 'sent', waitSeconds: RESEND_AFTER_SECONDS };
    case 'refused': {
      const [first] = result.userErrors;
      return { kind: 'failed', text: first?.message ?? NOT_SENT, waitSeconds: first?.retryAfterSeconds ?? 0 };
    }
    case 'failed':
      return { kind: 'failed', text: failureMessage(result.failure, NO_ANSWER), waitSeconds: 0 };
  }
}

function secondsLeft(sentAt: number): number {
  const left = RESEND_AFTER_SECONDS - Math.floor((Date.now() - sentAt) / 1000);
  // A clock that was set back must not make anybody wait longer than from the start.
  return Math.min(Math.max(left, 0), RESEND_AFTER_SECONDS);
}

/** Another code is of no use before this is put right (JOIN-40, C-87). */
export function blocksResend(text: string): boolean {
  return /already registered|authentication|already taken/i.test(text);
}

/** The address belongs to an application or an account already. */
export function saysTaken(text: string): boolean {
  return /already (?:registered|taken)/i.test(text);
}
