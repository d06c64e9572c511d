import { useState } from 'react';
import { useLogInMutation } from '~/graphql/generated/operations/log-in.ts';
import type { LoginValues } from './login-schema.ts';
import { NO_ANSWER, refusalTexts } from './login-texts.ts';
import { session } from './session.ts';

/** What the log-in has led to, for the page to show. */
export type LogInOutcome =
  | { is: 'open' }
  | { is: 'refused'; messages: string[] }
  | { is: 'done'; message: string; redirectPath: string | null };

/** Sends the log-in and begins the session when it is granted. Never throws: what went wrong is in the outcome. */
export function useLogIn() {
  const [send] = useLogInMutation();
  const [outcome, setOutcome] = useState<LogInOutcome>({ is: 'open' });

  const logIn = async (input: LoginValues) => {
    setOutcome({ is: 'open' });
    try {
      const { data } = await send({ variables: { input } });
      const answer = data?.logIn;
      if (!answer?.session) {
        setOutcome({ is: 'refused', messages: refusalTexts(answer?.userErrors.map(({ message }) => message) ?? []) });
        return;
      }
      const { userId, authToken, userName, accountType } = answer.session;
      session.begin({ userId, authToken, userName, accountType });
      const message = answer.message ?? `You are logged in. Welcome back, ${userName}.`;
      setOutcome({ is: 'done', message, redirectPath: answer.redirectPath ?? null });
    } catch {
      setOutcome({ is: 'refused', messages: [NO_ANSWER] });
    }
  };
  return { outcome, logIn };
}
