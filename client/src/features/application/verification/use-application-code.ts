import { useEffect, useEffectEvent, useState } from 'react';
import type { EmailCodePurpose } from '~/graphql/generated/graphql.ts';
import { useResendApplicationCodeMutation } from '~/graphql/generated/operations/resend-application-code.ts';
import { useSendApplicationCodeMutation } from '~/graphql/generated/operations/send-application-code.ts';
import { useVerifyApplicationCodeMutation } from '~/graphql/generated/operations/verify-application-code.ts';
import { type Outcome, outcomeOf } from '~/graphql/outcome.ts';
import { blocksResend, type CodeDispatch, dispatchCode } from './code-dispatch.ts';
import { codeSentAt, forgetCodeSent, noteCodeSent } from './sent-codes.ts';

const purpose: EmailCodePurpose = 'SPECIALIST_APPLICATION';

export interface ApplicationCode {
  dispatch: CodeDispatch;
  /** Takes away what is said of a code that was not sent. */
  dismiss: () => void;
  verify: (code: string) => Promise<Outcome<unknown>>;
  resend: () => Promise<Outcome<unknown>>;
}

/** The code of one address: sent when this appears, unless it has been, then tried and sent again as the applicant asks (JOIN-33..40). */
export function useApplicationCode(email: string, onVerified: () => void): ApplicationCode {
  const [send] = useSendApplicationCodeMutation();
  const [sendAgain] = useResendApplicationCodeMutation();
  const [tryCode] = useVerifyApplicationCodeMutation();
  const [dispatch, setDispatch] = useState<CodeDispatch>({ is: 'sending' });

  const sendFirst = () => outcomeOf(send({ variables: { input: { email, purpose } } }), (data) => data.sendEmailCode);
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
    const outcome =
      codeSentAt(email) === null
        ? await sendFirst()
        : await outcomeOf(sendAgain({ variables }), (data) => data.resendEmailCode);
    if (outcome.is === 'done') {
      noteCodeSent(email, Date.now());
      setDispatch({ is: 'sent', waitSeconds: 0 });
    }
    // The documented text of a failed resend does not say what has to be put right before the next.
    const blocking = outcome.is === 'refused' && outcome.refusals.find(({ message }) => blocksResend(message));
    if (blocking) setDispatch({ is: 'failed', text: blocking.message, waitSeconds: 0 });
    return outcome;
  };

  const verify = async (code: string) => {
    const variables = { input: { email, purpose, code } };
    const outcome = await outcomeOf(tryCode({ variables }), (data) => data.verifyEmailCode);
    if (outcome.is === 'done') {
      forgetCodeSent(email);
      onVerified();
    }
    return outcome;
  };

  return { dispatch, dismiss: () => setDispatch({ is: 'sent', waitSeconds: 0 }), verify, resend };
}
