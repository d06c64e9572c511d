import { useState } from 'react';
import { failureOf } from '~/graphql/failure.ts';
import { useLogInMutation } from '~/graphql/generated/operations/log-in.ts';
import { failureMessage } from '~/graphql/mutation-result.ts';
import { forgetLoginEmail } from './login-draft.ts';
import type { LoginValues } from './login-schema.ts';
import { NO_ANSWER, refusalTexts } from './login-texts.ts';
import { session } from './session.ts';

/** What the log-in has led to, for the page to show. */
export type LogInOutcome =
  | { kind: 'open' }
  /** `unverified` is the address that the password is right for, and that has to be verified first (C-90). */
  | { kind: 'refused'; messages: string[]; unverified: string | null }
  | { kind: 'done'; message: string; redirectPath: string | null };

/** Sends the log-in and begins the session when it is granted. Never throws: what went wrong is in the result. */
export function useLogIn() {
  const [send] = useLogInMutation();
  const [result, setOutcome] = useState<LogInOutcome>({ kind: 'open' });

  const logIn = async (input: LoginValues) => {
    setOutcome({ kind: 'open' });
    try {
      const { data } = await send({ variables: { input } });
      const answer = data?.logIn;
      if (!answer?.session) {
        const errors = answer?.userErrors ?? [];
        const unverified = errors.some(({ code }) => code === 'UNVERIFIED_EMAIL') ? input.email : null;
        setOutcome({ kind: 'refused', messages: refusalTexts(errors.map(({ message }) => message)), unverified });
        return;
      }
      const { userId, authToken, userName, accountType } = answer.session;
      const message = answer.message ?? `You are logged in. Welcome back, ${userName}.`;
      // Before the session begins, which would make this a page that somebody with a session has come to.
      setOutcome({ kind: 'done', message, redirectPath: answer.redirectPath ?? null });
      session.begin({ userId, authToken, userName, accountType });
      forgetLoginEmail();
    } catch (error) {
      setOutcome({ kind: 'refused', messages: [failureMessage(failureOf(error), NO_ANSWER)], unverified: null });
    }
  };
  return { result, logIn };
}
