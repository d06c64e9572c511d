import { LogIn } from 'lucide-react';
import { Form } from '~/forms/form.tsx';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './login-form.module.css';
import { UnverifiedNote } from './unverified-note.tsx';
import type { useLogIn } from './use-log-in.ts';

/** The address stays through refusals, Back and a new password; the password through refusals. */
export function LoginForm({ form }: { form: ReturnType<typeof useLogIn> }) {
  const { submission } = form;
  const email = form.values.email.trim();
  const isUnverified =
    submission.kind === 'refused' && submission.userErrors.some(({ code }) => code === 'UNVERIFIED_EMAIL');
  return (
    <Form
      form={form}
      errorTitle={form.isInvalid ? 'Please check these' : 'We could not log you in'}
      className={styles.form}
    >
      {isUnverified && <UnverifiedNote email={email} />}
      <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...form.text('password')} label="Password" autoComplete="current-password" />
      <div className={styles.between}>
        <CheckboxField {...form.checkbox('rememberMe')} label="Remember me" />
        <TextLink to={paths.forgotPassword} state={email ? { email } : null}>
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
