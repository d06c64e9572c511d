import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { CODE_NOT_SENT } from '~/features/codes/code-messages.ts';
import { useEmailCode } from '~/features/codes/email-code.ts';
import { session } from '~/features/session/session.ts';
import { failureMessage, submissionErrors } from '~/forms/submission-errors.ts';
import { failureOf } from '~/graphql/failure.ts';
import { EmailAvailabilityDocument } from '~/graphql/generated/operations/email-availability.ts';
import {
  CHECK_FAILED,
  CHECK_NEEDS_LOGIN,
  DEBOUNCE_MS,
  type EmailChange,
  type EmailContext,
  type EmailEvent,
  emailChangeReducer,
  INVALID,
  initialEmailChange,
} from './email-change.ts';

interface EmailChangeCallbacks {
  onSent: (email: string) => void;
  onVerified: (email: string) => void;
}

/** Checks a new address for availability and verifies it with a code (PROF-07..13). */
export function useEmailChange(context: EmailContext, draftEmail: string, callbacks: EmailChangeCallbacks) {
  const { onSent, onVerified } = callbacks;
  const [state, dispatch] = useReducer(emailChangeReducer, initialEmailChange({ ...context, typed: draftEmail }));
  const code = useEmailCode('profile', onSent);
  const email = state.kind === 'unchanged' ? '' : state.email;
  useAvailabilityCheck(state, dispatch);

  return {
    state,
    changeEmail: (next: string) => dispatch({ kind: 'typed', email: next, ...context }),
    async sendCode() {
      dispatch({ kind: 'sending', email });
      const result = await code.send({ email });
      if (result.kind === 'done') return dispatch({ kind: 'sent', email });
      const [error] = submissionErrors(result, { refused: CODE_NOT_SENT, noResponse: CODE_NOT_SENT });
      dispatch({ kind: 'send-failed', email, message: error?.message ?? CODE_NOT_SENT });
    },
    resendCode: () => code.resend(email),
    async verifyCode(digits: string) {
      const result = await code.verify(email, digits);
      if (result.kind === 'done') {
        dispatch({ kind: 'verified', email });
        onVerified(email);
      }
      return result;
    },
    /** The server no longer accepts the verification of the address. */
    expireVerification: () => dispatch({ kind: 'verification-expired', email }),
  };
}

/** Checks a new address once, 800 ms after the last keystroke (PROF-07). */
function useAvailabilityCheck(state: EmailChange, dispatch: Dispatch<EmailEvent>): void {
  const client = useApolloClient();
  const email = state.kind === 'unchanged' ? '' : state.email;
  const isDebouncing = state.kind === 'debouncing';

  const check = useEffectEvent(async () => {
    dispatch({ kind: 'check-started', email });
    if (session.current() === null) return dispatch({ kind: 'check-failed', email, message: CHECK_NEEDS_LOGIN });
    try {
      const { data, error } = await client.query({
        query: EmailAvailabilityDocument,
        variables: { email },
        fetchPolicy: 'no-cache',
      });
      const availability = data?.emailAvailability;
      // No response does not mean taken.
      if (!availability) throw error;
      dispatch({ kind: 'checked', email, isAvailable: availability.isAvailable });
    } catch (error) {
      dispatch({ kind: 'check-failed', email, message: checkFailureMessage(error) });
    }
  });

  useEffect(() => {
    if (!isDebouncing || !email) return;
    const timer = setTimeout(() => void check(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isDebouncing, email]);
}

/** PROF-13. The server validates more than the '@' that is checked here (C-92). */
function checkFailureMessage(error: unknown): string {
  const failure = failureOf(error);
  if (failure.code === 'BAD_USER_INPUT') return INVALID;
  if (failure.code === 'UNAUTHENTICATED') return CHECK_NEEDS_LOGIN;
  return failureMessage(failure, CHECK_FAILED);
}
