import { LogIn, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cleanEmail } from '#shared/email.ts';
import { LOG_IN_DRAFT_HOURS } from '#shared/terms.ts';
import { HOUR_MS } from '#shared/time.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { Form } from '~/forms/form.tsx';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { LogInInput, LogInMutation } from '~/graphql/generated/graphql.ts';
import { useLogInMutation } from '~/graphql/generated/operations/log-in.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { object, text, type ValueOf } from '~/lib/shape.ts';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './login-form.module.css';
import { readLoginState } from './login-state.ts';
import { allowOfflineAppointments } from './offline-appointments.ts';
import { session } from './session.ts';

const ID = 'login';

const validate = lazyCheck(async () =>
  schemaValidator<LogInInput>(ID, (await import('#shared/forms/passwords.ts')).logInSchema),
);

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
    validate,
    send: async (input) => requireSession(await logIn(input)),
    onResult(result, { rememberMe }) {
      if (result.kind !== 'done' || !result.payload.session) return;
      session.begin(result.payload.session);
      if (rememberMe) allowOfflineAppointments(result.payload.session.userId);
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

const draftShape = object({
  email: text,
  /** The key of the history entry where it was typed. */
  entryKey: text,
});
type LoginDraft = ValueOf<typeof draftShape>;

/** The address that was typed last. Never a password. */
const loginDraft = defineDraft({
  name: 'log-in',
  owner: 'device',
  maxAgeMs: LOG_IN_DRAFT_HOURS * HOUR_MS,
  shape: draftShape,
});

/**
 * The address to start with: the one typed on this visit (a reload or Back keeps the history
 * entry's key), then the one from the previous page, then the one typed last.
 */
export function initialEmail(draft: LoginDraft, entryKey: string, prefilledEmail: string): string {
  return draft.entryKey === entryKey ? draft.email : prefilledEmail || draft.email;
}

/** Asks for the login. A refusal keeps what was typed; the address also survives Back. */
export function LoginForm({ form }: { form: ReturnType<typeof useLogIn> }) {
  const { submission } = form;
  const email = cleanEmail(form.values.email);
  const { from } = readLoginState(useLocation().state);
  const isUnverified =
    submission.kind === 'refused' && submission.userErrors.some(({ code }) => code === 'UNVERIFIED_EMAIL');
  return (
    <Form form={form} refusedTitle="We couldn’t log you in" className={styles.form}>
      {isUnverified && <UnverifiedEmailNotice email={email} />}
      <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...form.text('password')} label="Password" autoComplete="current-password" />
      <div className={styles.options}>
        <CheckboxField {...form.checkbox('rememberMe')} label="Remember me" />
        <TextLink to={paths.forgotPassword} state={{ email, from }}>
          Forgotten password?
        </TextLink>
      </div>
      <Button
        type="submit"
        size="lg"
        fullWidth
        icon={<LogIn aria-hidden />}
        busy={form.isSending}
        busyLabel="Logging in..."
      >
        Log in
      </Button>
    </Form>
  );
}

/** Leads to the registration page, which verifies the address of an account (C-90). */
function UnverifiedEmailNotice({ email }: { email: string }) {
  return (
    <Notice
      tone="info"
      actions={
        <ButtonLink variant="outline" to={paths.register} state={{ email }} icon={<MailCheck aria-hidden />}>
          Verify my email
        </ButtonLink>
      }
    >
      We’ll send a code to {email}. Use it to set a new password.
    </Notice>
  );
}
