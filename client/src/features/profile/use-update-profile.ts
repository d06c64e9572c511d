import { createSentCode, secondsUntilResend, unlessExpired } from '~/features/codes/sent-code.ts';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { session } from '~/features/session/session.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { fieldIdOf } from '~/forms/validation.ts';
import { useUpdateProfileMutation } from '~/graphql/generated/operations/update-profile.ts';
import { emailChangeError, isSameEmail } from './email-change.ts';
import { FORM_ID, type ProfileValues, profileChanges, profileDraft, profileErrors } from './profile-draft.ts';
import { useEmailChange } from './use-email-change.ts';

const NOT_UPDATED = 'Failed to update profile. Please try again.';

/** The form of the personal details (PROF-03..14). `current` are the details on the server. */
export function useUpdateProfile(current: ProfileValues, onSaved: () => void) {
  const draft = profileDraft.open();
  const stored = useDraft(draft).value;
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
    change(change) {
      draft.change({
        values: { ...values, ...change },
        // Returning to the original address cancels the verification (PROF-11).
        ...(change.email !== undefined &&
          isSameEmail(change.email, original.email) && { verifiedEmail: null, sentCode: null }),
      });
      if (change.email !== undefined) emailChange.changeEmail(change.email);
    },
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
