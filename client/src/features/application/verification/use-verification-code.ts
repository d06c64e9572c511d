import { useEffect, useEffectEvent, useState } from 'react';
import { flowOf, rememberFlow } from '~/features/codes/flow-ids.ts';
import type { EmailCodePurpose } from '~/graphql/generated/graphql.ts';
import { useResendApplicationCodeMutation } from '~/graphql/generated/operations/resend-application-code.ts';
import { useSendApplicationCodeMutation } from '~/graphql/generated/operations/send-application-code.ts';
import { useVerifyApplicationCodeMutation } from '~/graphql/generated/operations/verify-application-code.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { blocksResend, type CodeStatus, sendCodeOnce } from './send-code-once.ts';
import { clearCodeSent, codeSentAt, recordCodeSent } from './sent-codes.ts';

const purpose: EmailCodePurpose = 'SPECIALIST_APPLICATION';

interface VerificationCode {
  status: CodeStatus;
  verify: (code: string) => Promise<MutationResult<unknown>>;
  resend: () => Promise<MutationResult<unknown>>;
}

/** Sends a code to an email address once, then verifies it or sends another (JOIN-33..40). */
export function useVerificationCode(email: string, onVerified: () => void): VerificationCode {
  const sendCode = useSendApplicationCodeMutation();
  const resendCode = useResendApplicationCodeMutation();
  const verifyCode = useVerifyApplicationCodeMutation();
  const [status, setStatus] = useState<CodeStatus>({ kind: 'sending' });

  const sendFirst = async () => {
    const result = await sendCode({ email, purpose });
    if (result.kind === 'done') rememberFlow('application', email, result.payload.flowId);
    return result;
  };
  const sendFirstOnce = useEffectEvent(() => sendCodeOnce(email, sendFirst));

  useEffect(() => {
    if (!email) return;
    let isMounted = true;
    void sendFirstOnce().then((result) => isMounted && setStatus(result));
    return () => {
      isMounted = false;
    };
  }, [email]);

  const resend = async () => {
    // A code that was never sent can't be resent.
    const result =
      codeSentAt(email) === null
        ? await sendFirst()
        : await resendCode({ email, purpose, ...flowOf('application', email) });
    if (result.kind === 'done') {
      recordCodeSent(email, Date.now());
      setStatus({ kind: 'sent', waitSeconds: 0 });
    }
    // The required message of a failed resend doesn't say what must be corrected first.
    const blocking = result.kind === 'refused' && result.userErrors.find(({ message }) => blocksResend(message));
    if (blocking) setStatus({ kind: 'failed', message: blocking.message, waitSeconds: 0 });
    return result;
  };

  const verify = async (code: string) => {
    const result = await verifyCode({ email, purpose, code, ...flowOf('application', email) });
    if (result.kind === 'done') {
      clearCodeSent(email);
      onVerified();
    }
    return result;
  };

  return { status, verify, resend };
}
