import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { CodeForm } from '~/features/codes/code-form.tsx';
import { CODE_NOT_SENT, codeSentMessage } from '~/features/codes/code-messages.ts';
import { useEmailCode } from '~/features/codes/email-code.ts';
import { useSendCode } from '~/features/codes/send-code.ts';
import { session } from '~/features/session/session.ts';
import { failureMessage, submissionErrors } from '~/forms/submission-errors.ts';
import { failureOf } from '~/graphql/failure.ts';
import { EmailAvailabilityDocument } from '~/graphql/generated/operations/email-availability.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextLink } from '~/ui/text-link.tsx';
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
import styles from './profile-page.module.css';

interface EmailChangeCallbacks {
  onSent: (email: string) => void;
  onVerified: (email: string) => void;
}

/** Checks a new address for availability and verifies it with a code (PROF-07..13). */
export function useEmailChange(context: EmailContext, draftEmail: string, callbacks: EmailChangeCallbacks) {
  const { onSent, onVerified } = callbacks;
  const [state, dispatch] = useReducer(emailChangeReducer, initialEmailChange({ ...context, typed: draftEmail }));
  const send = useSendCode('profile', onSent);
  const code = useEmailCode('profile', onSent);
  const email = state.kind === 'unchanged' ? '' : state.email;
  useAvailabilityCheck(state, dispatch);

  return {
    state,
    changeEmail: (next: string) => dispatch({ kind: 'typed', email: next, ...context }),
    async sendCode() {
      dispatch({ kind: 'sending', email });
      const result = await send({ email });
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

interface EmailVerificationProps {
  emailChange: ReturnType<typeof useEmailChange>;
  /** Seconds until another code can be requested. */
  secondsUntilResend: number;
}

/** Under the email field: the check of a new address, and its code (PROF-08..13). */
export function EmailVerification({ emailChange, secondsUntilResend }: EmailVerificationProps) {
  const { state } = emailChange;
  switch (state.kind) {
    case 'unchanged':
    case 'invalid':
    case 'taken':
      return null;
    case 'debouncing':
    case 'checking':
      return (
        <p role="status" className={styles.checking}>
          Checking whether this email is available...
        </p>
      );
    case 'check-failed':
      return state.message === CHECK_NEEDS_LOGIN ? <LoginLink /> : null;
    case 'available':
    case 'sending':
    case 'send-failed':
      return (
        <SendCodePrompt
          error={state.kind === 'send-failed' ? state.message : null}
          isSending={state.kind === 'sending'}
          onSend={() => void emailChange.sendCode()}
        />
      );
    case 'sent':
      return (
        <div className={styles.code}>
          <Notice tone="success">{codeSentMessage(state.email)}</Notice>
          <CodeForm
            key={state.email}
            nested
            email={state.email}
            verify={emailChange.verifyCode}
            resend={emailChange.resendCode}
            secondsUntilResend={secondsUntilResend}
            takesFocus={!state.isResumed}
          />
        </div>
      );
    case 'verified':
      return (
        <Notice tone="success" takesFocus={!state.isResumed}>
          Your new address is verified. Save your changes to use it.
        </Notice>
      );
  }
}

function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <TextLink to={paths.login} state={{ from: pathname + search }}>
      Log in
    </TextLink>
  );
}

interface SendCodePromptProps {
  error: string | null;
  isSending: boolean;
  onSend: () => void;
}

function SendCodePrompt({ error, isSending, onSend }: SendCodePromptProps) {
  return (
    <div className={styles.code}>
      {error && <Notice tone="error" title={error} />}
      <p>This email is available. Confirm it with the code we’ll send you.</p>
      <Button variant="outline" busy={isSending} busyLabel="Sending..." onClick={onSend}>
        Send verification code
      </Button>
    </div>
  );
}
