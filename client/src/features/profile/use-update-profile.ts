import { codeSentTo, stillGood } from '~/features/codes/sent-code.ts';
import { useCustomerResult } from '~/features/customer/use-customer-result.ts';
import { session } from '~/features/session/session.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { fieldIdOf } from '~/forms/validation.ts';
import { useUpdateProfileMutation } from '~/graphql/generated/operations/update-profile.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { emailProblem, sameAddress } from './email-change.ts';
import { changesOf, FORM_ID, type ProfileValues, profileDraft, profileErrors } from './profile-draft.ts';
import { useEmailChange } from './use-email-change.ts';

const NOT_UPDATED = 'Failed to update profile. Please try again.';

/**
 * The form that changes the personal details (PROF-03..14). `known` are the details as they are
 * now.
 */
export function useUpdateProfile(known: ProfileValues, onSaved: () => void) {
  const draft = profileDraft.open();
  const { before: kept, values: typed, verifiedEmail, sentCode: lastCode } = useDraft(draft).value;
  const [before, values, sentCode] = [kept ?? known, typed ?? known, stillGood(lastCode)];
  const [updateProfile] = useUpdateProfileMutation({ errorPolicy: 'all' });
  const noteCustomer = useCustomerResult();
  const emailChange = useEmailChange(
    { original: before.email, verified: verifiedEmail, sentTo: sentCode?.email },
    values.email,
    {
      sent: (email) => draft.change({ sentCode: codeSentTo(email) }),
      verified: (email) => draft.change({ verifiedEmail: email, sentCode: null }),
    },
  );
  const form = useForm({
    id: FORM_ID,
    values,
    change(change) {
      draft.change({
        values: { ...values, ...change },
        // Back to the old address: nothing of the new one is kept (PROF-11).
        ...(change.email !== undefined &&
          sameAddress(change.email, before.email) && { verifiedEmail: null, sentCode: null }),
      });
      if (change.email !== undefined) emailChange.typed(change.email);
    },
    validate(after) {
      // Without a session the page says what to do first.
      if (session.current() === null) return [];
      const email = emailProblem(emailChange.state);
      return [
        ...profileErrors(before, after),
        ...(email ? [{ fieldId: fieldIdOf(FORM_ID, 'email'), message: email }] : []),
      ];
    },
    async send(after) {
      if (session.current() === null) return null;
      const input = changesOf(before, after);
      return mutationResult(updateProfile({ variables: { input } }), (data) => data.updateProfile);
    },
    onResult(result) {
      noteCustomer(result);
      if (result.kind === 'refused' && result.userErrors.some(({ code }) => code === 'UNVERIFIED_EMAIL')) {
        draft.change({ verifiedEmail: null });
        emailChange.unproved();
      }
      if (result.kind === 'done') onSaved();
    },
    messages: { refused: NOT_UPDATED, noResponse: NOT_UPDATED },
  });
  return { form, before, emailChange, sentCode };
}
