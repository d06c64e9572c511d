import { useEffect, useEffectEvent, useState } from 'react';
import { useEmailCode } from '~/features/codes/email-code.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { blocksResend, type CodeStatus, sendCodeOnce } from './send-code-once.ts';
import { clearCodeSent, codeSentAt, recordCodeSent } from './sent-codes.ts';

interface VerificationCode {
  status: CodeStatus;
  verify: (code: string) => Promise<MutationResult<unknown>>;
  resend: () => Promise<MutationResult<unknown>>;
}

/** Sends a code to an email address once, then verifies it or sends another (JOIN-33..40). */
export function useVerificationCode(email: string, onVerified: () => void): VerificationCode {
  const code = useEmailCode('application');
  const [status, setStatus] = useState<CodeStatus>({ kind: 'sending' });

  const sendFirst = () => code.send({ email });
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
    const result = codeSentAt(email) === null ? await sendFirst() : await code.resend(email);
    if (result.kind === 'done') {
      recordCodeSent(email, Date.now());
      setStatus({ kind: 'sent', waitSeconds: 0 });
    }
    // The required message of a failed resend doesn't say what must be corrected first.
    const blocking = result.kind === 'refused' && result.userErrors.find(({ message }) => blocksResend(message));
    if (blocking) setStatus({ kind: 'failed', message: blocking.message, waitSeconds: 0 });
    return result;
  };

  const verify = async (digits: string) => {
    const result = await code.verify(email, digits);
    if (result.kind === 'done') {
      clearCodeSent(email);
      onVerified();
    }
    return result;
  };

  return { status, verify, resend };
}
