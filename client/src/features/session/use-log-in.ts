import { useState } from 'react';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { LogInMutation } from '~/graphql/generated/graphql.ts';
import { useLogInMutation } from '~/graphql/generated/operations/log-in.ts';
import { type MutationResult, mutationResult } from '~/graphql/mutation-result.ts';
import { firstEmail, loginDraft } from './login-draft.ts';
import { loginSchema } from './login-schema.ts';
import { session } from './session.ts';

const ID = 'login';

type Answer = NonNullable<LogInMutation['logIn']>;

/**
 * The form that begins a session (AUTH-02..09). `visit` names the visit of the page, `passedOn` is
 * the address that another page has passed on; empty when none has.
 */
export function useLogIn(visit: string, passedOn: string) {
  const draft = loginDraft.open();
  const email = firstEmail(useDraft(draft).value, visit, passedOn);
  const [secrets, setSecrets] = useState({ password: '', rememberMe: false });
  const [logIn] = useLogInMutation();
  return useForm({
    id: ID,
    values: { email, ...secrets },
    change({ email: typed, ...change }) {
      if (typed !== undefined) draft.change({ email: typed, visit });
      setSecrets((before) => ({ ...before, ...change }));
    },
    validate: schemaValidator(ID, loginSchema),
    send: async (input) => withSession(await mutationResult(logIn({ variables: { input } }), (data) => data.logIn)),
    onResult(result) {
      if (result.kind !== 'done' || !result.payload.session) return;
      const { userId, authToken, userName, accountType } = result.payload.session;
      session.begin({ userId, authToken, userName, accountType });
      draft.clear();
    },
    messages: {
      refused: 'An error occurred during login.',
      noResponse: 'An unexpected error occurred. Please try again.',
    },
  });
}

/** An answer without a session is a refusal. */
function withSession(result: MutationResult<Answer>): MutationResult<Answer> {
  return result.kind === 'done' && !result.payload.session ? { kind: 'refused', userErrors: [] } : result;
}
