import { LogIn, MailCheck } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Form } from '~/forms/form.tsx';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './login-form.module.css';
import { readLoginState } from './login-state.ts';
import type { useLogIn } from './use-log-in.ts';

/** Asks for the login. A refusal keeps what was typed; the address also survives Back. */
export function LoginForm({ form }: { form: ReturnType<typeof useLogIn> }) {
  const { submission } = form;
  const email = form.values.email.trim();
  const { from } = readLoginState(useLocation().state);
  const isUnverified =
    submission.kind === 'refused' && submission.userErrors.some(({ code }) => code === 'UNVERIFIED_EMAIL');
  return (
    <Form
      form={form}
      errorTitle={form.isInvalid ? 'Please check the following' : 'We couldn’t log you in'}
      className={styles.form}
    >
      {isUnverified && <UnverifiedEmailNotice email={email} />}
      <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...form.text('password')} label="Password" autoComplete="current-password" />
      <div className={styles.options}>
        <CheckboxField {...form.checkbox('rememberMe')} label="Remember me" />
        <TextLink to={paths.forgotPassword} state={{ email, from }}>
          Forgot your password?
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
