import { useState } from 'react';
import { changedPasswordProblem } from '#shared/changed-password.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { PASSWORD_RULES } from '#shared/password-rules.ts';
import { PasswordStrength, UsernameField } from '~/features/codes/new-password-fields.tsx';
import { session, useSession } from '~/features/session/session.ts';
import { Form } from '~/forms/form.tsx';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import { useForm } from '~/forms/use-form.ts';
import { useSubmission } from '~/forms/use-submission.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { ChangePasswordInput } from '~/graphql/generated/graphql.ts';
import { useChangePasswordMutation } from '~/graphql/generated/operations/change-password.ts';
import { useLogOutOtherDevicesMutation } from '~/graphql/generated/operations/log-out-other-devices.ts';
import { useOtherSessionsQuery } from '~/graphql/generated/operations/other-sessions.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { LoginRequiredNotice } from './login-required-notice.tsx';
import styles from './profile-page.module.css';

/** Changes the password (PROF-15..20). */
export function SecurityPanel({ email }: { email: string }) {
  const form = useChangePassword();
  const { submission, attempt } = form;
  const isLoggedOut = useSession() === null;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>Security</h2>
      </div>
      {submission.kind === 'done' && (
        <Notice key={attempt} tone="success" title="Password changed successfully!" takesFocus>
          You’ll stay logged in here. On other devices you’ll need to log in with your new password.
        </Notice>
      )}
      {isLoggedOut && attempt > 0 && (
        <LoginRequiredNotice key={attempt}>You need to log in to change your password</LoginRequiredNotice>
      )}
      <Form form={form} refusedTitle="We couldn’t change your password" className={styles.form}>
        <UsernameField email={email} />
        <PasswordField {...form.text('currentPassword')} label="Current password" autoComplete="current-password" />
        <PasswordField
          {...form.text('newPassword')}
          label="New password"
          autoComplete="new-password"
          passwordrules={PASSWORD_RULES}
        />
        <PasswordStrength password={form.values.newPassword} />
        <PasswordField
          {...form.text('confirmPassword')}
          label="Confirm new password"
          autoComplete="new-password"
          passwordrules={PASSWORD_RULES}
          className={styles.confirmation}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={form.isSending} busyLabel="Changing...">
            Change Password
          </Button>
        </div>
      </Form>
    </div>
  );
}

const NOT_CHANGED = 'Failed to change password. Please try again.';

/** The form that changes the password (PROF-15..20). Passwords are in memory only. */
function useChangePassword() {
  const [values, setValues] = useState(emptyPasswordChange);
  const changePassword = useChangePasswordMutation();
  return useForm({
    id: FORM_ID,
    values,
    change: (change) => setValues({ ...values, ...change }),
    code: passwordChangeErrors.code,
    // Without a session the page asks for a login instead.
    validate: (value) => (session.current() === null ? [] : passwordChangeErrors(value)),
    validateOnBlur: passwordChangeErrorOnBlur,
    async send(input) {
      if (session.current() === null) return null;
      return changePassword(input);
    },
    onResult(result) {
      if (result.kind === 'done') setValues(emptyPasswordChange);
    },
    messages: { refused: NOT_CHANGED, noResponse: NOT_CHANGED },
  });
}

const FORM_ID = 'security';

const emptyPasswordChange: ChangePasswordInput = { currentPassword: '', newPassword: '', confirmPassword: '' };

const passwordChangeErrors = lazyCheck(async () =>
  schemaValidator<ChangePasswordInput>(FORM_ID, (await import('#shared/forms/passwords.ts')).passwordChangeSchema),
);

/** The error to show when a field is left (C-88). */
function passwordChangeErrorOnBlur(input: ChangePasswordInput, part: string): string | undefined {
  const { newPassword, confirmPassword } = input;
  if (part === 'confirmPassword')
    return newPassword === confirmPassword ? undefined : fieldMessages.newPasswordMismatch;
  return part === 'newPassword' ? changedPasswordProblem(newPassword, newPassword)?.message : undefined;
}

const NOT_LOGGED_OUT = 'We couldn’t log you out on your other devices.';

/** Where else the customer is logged in, if the host tells; and the end of that. */
export function OtherDevices() {
  const { data } = useOtherSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const logOut = useLogOutOtherDevicesMutation();
  const { submission, submit } = useSubmission({ send: () => logOut({}) });
  const count = data?.me?.otherSessionCount ?? null;
  if (count === null) return null;
  const [error] = submissionErrors(submission, { refused: NOT_LOGGED_OUT, noResponse: NOT_LOGGED_OUT });
  return (
    <section className={`${styles.panel} ${styles.devices}`} aria-labelledby="other-devices">
      <h3 id="other-devices">Other devices</h3>
      {error && <Notice tone="error">{error.message}</Notice>}
      {submission.kind === 'done' && count === 0 && (
        <Notice tone="success" takesFocus>
          You’ve been logged out on all other devices.
        </Notice>
      )}
      <p>
        {count === 0
          ? 'You’re logged in nowhere else.'
          : `You’re logged in on ${count === 1 ? 'one other device or browser' : `${count} other devices or browsers`}.`}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          <Button
            variant="outline"
            busy={submission.kind === 'sending'}
            busyLabel="Logging out..."
            onClick={() => void submit(undefined)}
          >
            Log out other devices
          </Button>
        </div>
      )}
    </section>
  );
}
