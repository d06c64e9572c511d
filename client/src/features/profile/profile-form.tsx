import { useEffect } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { useSession } from '~/features/session/session.ts';
import { Form } from '~/forms/form.tsx';
import { fieldIdOf } from '~/forms/validation.ts';
import { Button } from '~/ui/button.tsx';
import { PhoneField } from '~/ui/phone-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { EmailVerification } from './email-verification.tsx';
import { LoginRequiredNotice } from './login-required-notice.tsx';
import styles from './personal-information.module.css';
import { ProfileAddressFields } from './profile-address-fields.tsx';
import { FORM_ID, type ProfileValues } from './profile-draft.ts';
import { useUpdateProfile } from './use-update-profile.ts';

interface ProfileFormProps {
  /** The details on the server. */
  current: ProfileValues;
  /** Focuses the first field, because the button that opened the form is gone. */
  takesFocus: boolean;
  onCancel: () => void;
  onSaved: () => void;
}

/** Changes the personal details. They stay in the draft until they are saved or cancelled. */
export function ProfileForm({ current, takesFocus, onCancel, onSaved }: ProfileFormProps) {
  const { form, emailChange, secondsUntilResend, isPhoneOptional } = useUpdateProfile(current, onSaved);
  useEffect(() => {
    if (takesFocus) document.getElementById(fieldIdOf(FORM_ID, 'firstName'))?.focus();
  }, [takesFocus]);
  const isLoggedOut = useSession() === null;
  const { state } = emailChange;
  const emailError =
    state.kind === 'invalid' || state.kind === 'taken' || state.kind === 'check-failed' ? state.message : undefined;

  return (
    <Form form={form} errorTitle="We couldn’t save your changes" className={styles.form}>
      {isLoggedOut && form.attempt > 0 && (
        <LoginRequiredNotice key={form.attempt}>You need to log in to update your profile</LoginRequiredNotice>
      )}
      <div className={styles.pair}>
        <TextField
          {...form.text('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={TEXT_LIMITS.name}
        />
        <TextField
          {...form.text('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={TEXT_LIMITS.name}
        />
      </div>
      <TextField
        {...form.text('email')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={TEXT_LIMITS.email}
        hint="You use it to log in. If you change it, we’ll verify the new one with a code."
        error={emailError ?? form.errorOf('email')}
      />
      <EmailVerification emailChange={emailChange} secondsUntilResend={secondsUntilResend} />
      <PhoneField {...form.text('phone')} label="Phone" optional={isPhoneOptional} />
      <ProfileAddressFields form={form} />
      <div className={styles.actions}>
        <Button type="submit" busy={form.isSending} busyLabel="Saving...">
          Save Changes
        </Button>
        <Button variant="outline" disabled={form.isSending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
