import { useResendRegistrationCodeMutation } from '~/graphql/generated/operations/resend-registration-code.ts';
import { type Outcome, outcomeOf } from '~/graphql/outcome.ts';
import { noteCodeSent } from './registration-draft.ts';

/** Sends another code to an address, and remembers when (REG-20). */
export function useResend(): (email: string) => Promise<Outcome<unknown>> {
  const [resend] = useResendRegistrationCodeMutation();
  return async (email) => {
    const outcome = await outcomeOf(
      resend({ variables: { input: { email } } }),
      (data) => data.resendRegistrationCode ?? null,
    );
    if (outcome.is === 'done') noteCodeSent(email);
    return outcome;
  };
}
