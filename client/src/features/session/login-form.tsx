import { zodResolver } from '@hookform/resolvers/zod';
import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { paths } from '~/lib/paths.ts';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { firstEmail, keepLoginEmail } from './login-draft.ts';
import styles from './login-form.module.css';
import { loginSchema } from './login-schema.ts';
import { UnverifiedNote } from './unverified-note.tsx';
import type { useLogIn } from './use-log-in.ts';

type LoginFormProps = ReturnType<typeof useLogIn> & {
  /** The address that another page has handed over; empty when none has. */
  email: string;
  /** Under which the address that is typed is kept. */
  visit: string;
};

/** Asks who it is (AUTH-02). The address stays through refusals, Back and a new password; the password through refusals. */
export function LoginForm({ result, logIn, email: handed, visit }: LoginFormProps) {
  const { register, handleSubmit, formState, control, getValues, setValue } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '', rememberMe: false },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const email = useWatch({ control, name: 'email' }).trim();
  const invalid = [
    { fieldId: 'login-email', message: errors.email?.message },
    { fieldId: 'login-password', message: errors.password?.message },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));

  // After the first drawing, which is the same with and without a browser that remembers.
  useEffect(() => {
    if (getValues('email') === '') setValue('email', firstEmail(visit, handed));
  }, [getValues, setValue, visit, handed]);

  return (
    <form noValidate method="dialog" className={styles.form} onSubmit={(event) => void handleSubmit(logIn)(event)}>
      {invalid.length > 0 && <ErrorSummary title="Please check these" errors={invalid} attempt={submitCount} />}
      {result.kind === 'refused' && invalid.length === 0 && (
        <>
          <ErrorSummary title="We could not log you in" errors={result.messages.map((message) => ({ message }))} />
          {result.unverified && <UnverifiedNote email={result.unverified} />}
        </>
      )}
      <TextField
        {...register('email', { onChange: (event) => keepLoginEmail(visit, event.target.value) })}
        id="login-email"
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        id="login-password"
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <div className={styles.between}>
        <CheckboxField {...register('rememberMe')} label="Remember me" />
        <TextLink to={paths.forgotPassword} state={email ? { email } : null}>
          Forgot your password?
        </TextLink>
      </div>
      <Button
        type="submit"
        size="lg"
        fullWidth
        icon={<LogIn aria-hidden />}
        busy={isSubmitting}
        busyLabel="Logging in..."
      >
        Log in
      </Button>
    </form>
  );
}
