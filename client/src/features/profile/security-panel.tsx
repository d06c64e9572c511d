import { PasswordStrength } from '~/features/passwords/password-strength.tsx';
import { UsernameField } from '~/features/passwords/username-field.tsx';
import { useSession } from '~/features/session/session.ts';
import { Form } from '~/forms/form.tsx';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { LoginRequiredNotice } from './login-required-notice.tsx';
import styles from './personal-information.module.css';
import { useChangePassword } from './use-change-password.ts';

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
      <Form form={form} errorTitle="We couldn’t change your password" className={styles.form}>
        <UsernameField email={email} />
        <PasswordField {...form.text('currentPassword')} label="Current password" autoComplete="current-password" />
        <PasswordField {...form.text('newPassword')} label="New password" autoComplete="new-password" />
        <PasswordStrength password={form.values.newPassword} />
        <PasswordField
          {...form.text('confirmPassword')}
          label="Confirm new password"
          autoComplete="new-password"
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
