import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { CODE_NOT_SENT } from '~/features/codes/code-texts.ts';
import { session } from '~/features/session/session.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import { failureOf } from '~/graphql/failure.ts';
import type { EmailCodePurpose } from '~/graphql/generated/graphql.ts';
import { EmailAvailabilityDocument } from '~/graphql/generated/operations/email-availability.ts';
import { useResendProfileCodeMutation } from '~/graphql/generated/operations/resend-profile-code.ts';
import { useSendProfileCodeMutation } from '~/graphql/generated/operations/send-profile-code.ts';
import { useVerifyProfileCodeMutation } from '~/graphql/generated/operations/verify-profile-code.ts';
import { failureMessage, type MutationResult, mutationResult } from '~/graphql/mutation-result.ts';
import {
  beginningOf,
  CHECK_NEEDS_LOGIN,
  type EmailChange,
  type EmailKnown,
  MALFORMED,
  nextEmailChange,
  REST_MS,
  UNCHECKED,
} from './email-change.ts';

const purpose: EmailCodePurpose = 'PROFILE_CHANGE';

export interface EmailChanging {
  state: EmailChange;
  typed: (email: string) => void;
  sendCode: () => Promise<void>;
  resend: () => Promise<MutationResult<unknown>>;
  verify: (code: string) => Promise<MutationResult<unknown>>;
  /** The server no longer takes the proof of the address. */
  unproved: () => void;
}

/**
 * Checks a new address 800 ms after the last keystroke, once, and proves it by a code
 * (PROF-07..13).
 */
export function useEmailChange(
  known: EmailKnown,
  typedBefore: string,
  on: { sent: (email: string) => void; verified: (email: string) => void },
): EmailChanging {
  const client = useApolloClient();
  const [state, tell] = useReducer(nextEmailChange, beginningOf({ ...known, typed: typedBefore }));
  const [send] = useSendProfileCodeMutation();
  const [sendAgain] = useResendProfileCodeMutation();
  const [tryCode] = useVerifyProfileCodeMutation();
  const email = state.kind === 'unchanged' ? '' : state.email;
  const isResting = state.kind === 'resting';

  const check = useEffectEvent(async () => {
    tell({ type: 'rested', email });
    if (session.current() === null) return tell({ type: 'checkFailed', email, text: CHECK_NEEDS_LOGIN });
    try {
      const { data, error } = await client.query({
        query: EmailAvailabilityDocument,
        variables: { email },
        fetchPolicy: 'no-cache',
      });
      const found = data?.emailAvailability;
      // Not answered is not taken.
      if (!found) throw error;
      tell({ type: 'checked', email, isAvailable: found.isAvailable });
    } catch (error) {
      tell({ type: 'checkFailed', email, text: checkText(error) });
    }
  });

  useEffect(() => {
    if (!isResting || !email) return;
    const timer = setTimeout(() => void check(), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting, email]);

  return {
    state,
    typed: (next) => tell({ type: 'typed', email: next, ...known }),
    async sendCode() {
      tell({ type: 'sending', email });
      const result = await mutationResult(
        send({ variables: { input: { email, purpose } } }),
        (data) => data.sendEmailCode,
      );
      if (result.kind === 'done') {
        on.sent(email);
        return tell({ type: 'sent', email });
      }
      const [error] = submissionErrors(result, { refused: CODE_NOT_SENT, noResponse: CODE_NOT_SENT });
      tell({ type: 'unsent', email, text: error?.message ?? CODE_NOT_SENT });
    },
    async resend() {
      const variables = { input: { email, purpose } };
      const result = await mutationResult(sendAgain({ variables }), (data) => data.resendEmailCode);
      if (result.kind === 'done') on.sent(email);
      return result;
    },
    async verify(code) {
      const variables = { input: { email, purpose, code } };
      const result = await mutationResult(tryCode({ variables }), (data) => data.verifyEmailCode);
      if (result.kind === 'done') {
        tell({ type: 'verified', email });
        on.verified(email);
      }
      return result;
    },
    unproved: () => tell({ type: 'unproved', email }),
  };
}

/** PROF-13. The server checks more of the form than the '@' that is checked here (C-92). */
function checkText(error: unknown): string {
  const failure = failureOf(error);
  if (failure.code === 'BAD_USER_INPUT') return MALFORMED;
  if (failure.code === 'UNAUTHENTICATED') return CHECK_NEEDS_LOGIN;
  return failureMessage(failure, UNCHECKED);
}
