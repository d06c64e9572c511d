import { useEffect } from 'react';
import { isSameEmail } from '#shared/email.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { createSentCode, secondsUntilResend, unlessExpired } from '~/features/codes/sent-code.ts';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { session, useSession } from '~/features/session/session.ts';
import { useDraft } from '~/forms/draft.ts';
import { Form } from '~/forms/form.tsx';
import { useForm } from '~/forms/use-form.ts';
import { fieldIdOf } from '~/forms/validation.ts';
import { useUpdateProfileMutation } from '~/graphql/generated/operations/update-profile.ts';
import { Button } from '~/ui/button.tsx';
import { PhoneField } from '~/ui/phone-field.tsx';
import { PostcodeField } from '~/ui/postcode-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { emailChangeError } from './email-change.ts';
import { EmailVerification, useEmailChange } from './email-verification.tsx';
import { LoginRequiredNotice } from './login-required-notice.tsx';
import {
  FORM_ID,
  type ProfileValues,
  profileChanges,
  profileDraft,
  profileErrors,
  profileRules,
} from './profile-draft.ts';
import styles from './profile-page.module.css';

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
    <Form form={form} refusedTitle="We couldn’t save your changes" className={styles.form}>
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

/** The address, whose every line is optional. */
function ProfileAddressFields({ form }: { form: ReturnType<typeof useUpdateProfile>['form'] }) {
  return (
    <>
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
    </>
  );
}

const NOT_UPDATED = 'Failed to update profile. Please try again.';

/** The form of the personal details (PROF-03..14). `current` are the details on the server. */
function useUpdateProfile(current: ProfileValues, onSaved: () => void) {
  const draft = profileDraft.open();
  const { value: stored, otherTab } = useDraft(draft);
  const { original, values } = { original: stored.original ?? current, values: stored.values ?? current };
  const sentCode = unlessExpired(stored.sentCode);
  const updateProfile = useUpdateProfileMutation();
  const refetchIfStale = useRefetchIfStale();
  const emailChange = useEmailChange(
    { original: original.email, verified: stored.verifiedEmail, codeSentTo: sentCode?.email },
    values.email,
    {
      onSent: (email) => draft.change({ sentCode: createSentCode(email) }),
      onVerified: (email) => draft.change({ verifiedEmail: email, sentCode: null }),
    },
  );
  const form = useForm({
    id: FORM_ID,
    values,
    shared: { draft, otherTab, copy: { noun: 'form' } },
    change(change) {
      draft.change({
        values: { ...values, ...change },
        // Returning to the original address cancels the verification (PROF-11).
        ...(change.email !== undefined &&
          isSameEmail(change.email, original.email) && { verifiedEmail: null, sentCode: null }),
      });
      if (change.email !== undefined) emailChange.changeEmail(change.email);
    },
    code: profileRules.code,
    validate(edited) {
      // Without a session the page asks for a login instead.
      if (session.current() === null) return [];
      const emailError = emailChangeError(emailChange.state);
      return [
        ...profileErrors(original, edited),
        ...(emailError ? [{ fieldId: fieldIdOf(FORM_ID, 'email'), message: emailError }] : []),
      ];
    },
    async send(edited) {
      if (session.current() === null) return null;
      const input = profileChanges(original, edited);
      return updateProfile(input);
    },
    onResult(result) {
      refetchIfStale(result);
      if (result.kind === 'refused' && result.userErrors.some(({ code }) => code === 'UNVERIFIED_EMAIL')) {
        draft.change({ verifiedEmail: null });
        emailChange.expireVerification();
      }
      if (result.kind === 'done') onSaved();
    },
    messages: { refused: NOT_UPDATED, noResponse: NOT_UPDATED },
  });
  return {
    form,
    emailChange,
    secondsUntilResend: sentCode ? secondsUntilResend(sentCode) : 0,
    /** A customer without a phone number need not add one. */
    isPhoneOptional: original.phone === '',
  };
}
