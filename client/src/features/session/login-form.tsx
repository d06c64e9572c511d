import { zodResolver } from '@hookform/resolvers/zod';
import { LogIn } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { paths } from '~/lib/paths.ts';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './login-form.module.css';
import { loginSchema } from './login-schema.ts';
import type { useLogIn } from './use-log-in.ts';

export function LoginForm({ outcome, logIn }: ReturnType<typeof useLogIn>) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '', rememberMe: false },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const invalid = [
    { fieldId: 'login-email', message: errors.email?.message },
    { fieldId: 'login-password', message: errors.password?.message },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(logIn)(event)}>
      {invalid.length > 0 && <ErrorSummary title="Please check these" errors={invalid} attempt={submitCount} />}
      {outcome.is === 'refused' && invalid.length === 0 && (
        <ErrorSummary title="We could not log you in" errors={outcome.messages.map((message) => ({ message }))} />
      )}
      <TextField
        {...register('email')}
        id="login-email"
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <TextField
        {...register('password')}
        id="login-password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <div className={styles.between}>
        <CheckboxField {...register('rememberMe')} label="Remember me" />
        <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
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
