import { useEffect } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { resendIn } from '~/features/codes/sent-code.ts';
import { useSession } from '~/features/session/session.ts';
import { Form } from '~/forms/form.tsx';
import { fieldIdOf } from '~/forms/validation.ts';
import { Button } from '~/ui/button.tsx';
import { PhoneField } from '~/ui/phone-field.tsx';
import { PostcodeField } from '~/ui/postcode-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { EmailVerification } from './email-verification.tsx';
import { NeedsLogin } from './needs-login.tsx';
import styles from './personal-information.module.css';
import { FORM_ID, type ProfileValues } from './profile-draft.ts';
import { useUpdateProfile } from './use-update-profile.ts';

interface ProfileFormProps {
  /** The details as they are now. */
  known: ProfileValues;
  /** Whether it has just been opened, by a button that is gone now. */
  takesFocus: boolean;
  onCancel: () => void;
  onSaved: () => void;
}

/** Changes the personal details. What is typed is kept, until it is saved or cancelled. */
export function ProfileForm({ known, takesFocus, onCancel, onSaved }: ProfileFormProps) {
  const { form, before, emailChange, sentCode } = useUpdateProfile(known, onSaved);
  useEffect(() => {
    if (takesFocus) document.getElementById(fieldIdOf(FORM_ID, 'firstName'))?.focus();
  }, [takesFocus]);
  const isLoggedOut = useSession() === null;
  const { state } = emailChange;
  const emailError =
    state.kind === 'malformed' || state.kind === 'taken' || state.kind === 'unchecked' ? state.text : undefined;

  return (
    <Form form={form} errorTitle="We couldn’t save your changes" className={styles.form}>
      {isLoggedOut && form.attempt > 0 && (
        <NeedsLogin key={form.attempt}>You need to log in to update your profile</NeedsLogin>
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
        hint="You log in with it. A new one is verified by a code first."
        error={emailError ?? form.errorOf('email')}
      />
      <EmailVerification change={emailChange} resendIn={sentCode ? resendIn(sentCode) : 0} />
      <PhoneField {...form.text('phone')} label="Phone" optional={before.phone === ''} />
      <h3 className={styles.subtitle}>Address</h3>
      <TextField {...form.text('street')} label="Street" autoComplete="address-line1" optional />
      <TextField {...form.text('street2')} label="Second line" autoComplete="address-line2" optional />
      <div className={styles.pair}>
        <TextField
          {...form.text('city')}
          label="Town or city"
          autoComplete="address-level2"
          maxLength={TEXT_LIMITS.address.city}
          optional
        />
        <TextField
          {...form.text('county')}
          label="County"
          autoComplete="address-level1"
          maxLength={TEXT_LIMITS.address.county}
          optional
        />
      </div>
      <div className={styles.pair}>
        <PostcodeField {...form.text('postcode')} label="Postcode" optional />
        <TextField
          {...form.text('country')}
          label="Country"
          autoComplete="country-name"
          maxLength={TEXT_LIMITS.address.country}
          optional
        />
      </div>
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
