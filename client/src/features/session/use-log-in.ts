import { useState } from 'react';
import * as z from 'zod/mini';
import { logInSchema } from '#shared/forms/passwords.ts';
import { LOG_IN_DRAFT_HOURS } from '#shared/terms.ts';
import { HOUR_MS } from '#shared/time.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { LogInMutation } from '~/graphql/generated/graphql.ts';
import { useLogInMutation } from '~/graphql/generated/operations/log-in.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { text } from '~/lib/schema-fields.ts';
import { session } from './session.ts';

const ID = 'login';

type Payload = NonNullable<LogInMutation['logIn']>;

/**
 * The login form (AUTH-02..09). `entryKey` identifies the visit of the page; `prefilledEmail` is
 * empty if the previous page gave none.
 */
export function useLogIn(entryKey: string, prefilledEmail: string) {
  const draft = loginDraft.open();
  const email = initialEmail(useDraft(draft).value, entryKey, prefilledEmail);
  const [unsaved, setUnsaved] = useState({ password: '', rememberMe: false });
  const logIn = useLogInMutation();
  return useForm({
    id: ID,
    values: { email, ...unsaved },
    change({ email: typed, ...change }) {
      if (typed !== undefined) draft.change({ email: typed, entryKey });
      setUnsaved((current) => ({ ...current, ...change }));
    },
    validate: schemaValidator(ID, logInSchema),
    send: async (input) => requireSession(await logIn(input)),
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

/** A payload without a session counts as refused. */
function requireSession(result: MutationResult<Payload>): MutationResult<Payload> {
  return result.kind === 'done' && !result.payload.session ? { kind: 'refused', userErrors: [] } : result;
}

const draftSchema = z.object({
  email: text(),
  /** The key of the history entry where it was typed. */
  entryKey: text(),
});
type LoginDraft = z.infer<typeof draftSchema>;

/** The address that was typed last. Never a password. */
const loginDraft = defineDraft({
  name: 'log-in',
  owner: 'device',
  maxAgeMs: LOG_IN_DRAFT_HOURS * HOUR_MS,
  schema: draftSchema,
});

/**
 * The address to start with: the one typed on this visit (a reload or Back keeps the history
 * entry's key), then the one from the previous page, then the one typed last.
 */
export function initialEmail(draft: LoginDraft, entryKey: string, prefilledEmail: string): string {
  return draft.entryKey === entryKey ? draft.email : prefilledEmail || draft.email;
}
