import { useEffect, useEffectEvent, useState } from 'react';
import type { EmailCodePurpose } from '~/graphql/generated/graphql.ts';
import { useResendApplicationCodeMutation } from '~/graphql/generated/operations/resend-application-code.ts';
import { useSendApplicationCodeMutation } from '~/graphql/generated/operations/send-application-code.ts';
import { useVerifyApplicationCodeMutation } from '~/graphql/generated/operations/verify-application-code.ts';
import { type MutationResult, mutationResult } from '~/graphql/mutation-result.ts';
import { blocksResend, type CodeDispatch, dispatchCode } from './code-dispatch.ts';
import { codeSentAt, forgetCodeSent, noteCodeSent } from './sent-codes.ts';

const purpose: EmailCodePurpose = 'SPECIALIST_APPLICATION';

export interface ApplicationCode {
  dispatch: CodeDispatch;
  /** Takes away what is said of a code that was not sent. */
  dismiss: () => void;
  verify: (code: string) => Promise<MutationResult<unknown>>;
  resend: () => Promise<MutationResult<unknown>>;
}

/**
 * The code of one address: sent when this appears, unless it has been, then tried and sent again as
 * the applicant asks (JOIN-33..40).
 */
export function useApplicationCode(email: string, onVerified: () => void): ApplicationCode {
  const [send] = useSendApplicationCodeMutation();
  const [sendAgain] = useResendApplicationCodeMutation();
  const [tryCode] = useVerifyApplicationCodeMutation();
  const [dispatch, setDispatch] = useState<CodeDispatch>({ kind: 'sending' });

  const sendFirst = () =>
    mutationResult(send({ variables: { input: { email, purpose } } }), (data) => data.sendEmailCode);
  const dispatchFirst = useEffectEvent(() => dispatchCode(email, sendFirst));

  useEffect(() => {
    if (!email) return;
    let isShown = true;
    void dispatchFirst().then((result) => isShown && setDispatch(result));
    return () => {
      isShown = false;
    };
  }, [email]);

  const resend = async () => {
    const variables = { input: { email, purpose } };
    // What never went out cannot go out again.
    const result =
      codeSentAt(email) === null
        ? await sendFirst()
        : await mutationResult(sendAgain({ variables }), (data) => data.resendEmailCode);
    if (result.kind === 'done') {
      noteCodeSent(email, Date.now());
      setDispatch({ kind: 'sent', waitSeconds: 0 });
    }
    // The documented text of a failed resend does not say what has to be put right before the next.
    const blocking = result.kind === 'refused' && result.userErrors.find(({ message }) => blocksResend(message));
    if (blocking) setDispatch({ kind: 'failed', text: blocking.message, waitSeconds: 0 });
    return result;
  };

  const verify = async (code: string) => {
    const variables = { input: { email, purpose, code } };
    const result = await mutationResult(tryCode({ variables }), (data) => data.verifyEmailCode);
    if (result.kind === 'done') {
      forgetCodeSent(email);
      onVerified();
    }
    return result;
  };

  return { dispatch, dismiss: () => setDispatch({ kind: 'sent', waitSeconds: 0 }), verify, resend };
}
