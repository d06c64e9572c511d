import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import type { UpdateProfileInput } from '~/graphql/generated/graphql.ts';
import { useUpdateProfileMutation } from '~/graphql/generated/operations/update-profile.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { type ActProblem, problemsOf } from '~/graphql/problems.ts';
import { type ProfileValues, profileFieldId } from './profile-draft.ts';

export const UPDATED = 'Profile updated successfully!';
const NOT_UPDATED = 'Failed to update profile. Please try again.';

const fields: readonly (keyof ProfileValues)[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'street2',
  'city',
  'county',
  'postcode',
  'country',
];
const controls = Object.fromEntries(fields.map((field) => [field, profileFieldId(field)]));

interface Updated {
  problems: readonly ActProblem[];
  /** The new address is not proved, or not any more. */
  isUnproved: boolean;
}

/** Saves what has changed (PROF-05). The answer brings the customer, so that the card and the header are right at once. */
export function useUpdateProfile() {
  const [send] = useUpdateProfileMutation({ errorPolicy: 'all' });
  const stale = useCustomerStale();
  return async (input: UpdateProfileInput): Promise<Updated> => {
    const result = await mutationResult(send({ variables: { input } }), (data) => data.updateProfile);
    if (result.kind === 'done' && result.answer.customer === null) stale();
    const isUnproved = result.kind === 'refused' && result.userErrors.some(({ code }) => code === 'UNVERIFIED_EMAIL');
    return { problems: problemsOf(result, { refused: NOT_UPDATED, failed: NOT_UPDATED }, controls), isUnproved };
  };
}
