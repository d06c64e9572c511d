import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import type { UpdateProfileInput } from '~/graphql/generated/graphql.ts';
import { useUpdateProfileMutation } from '~/graphql/generated/operations/update-profile.ts';
import { outcomeOf } from '~/graphql/outcome.ts';
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
    const outcome = await outcomeOf(send({ variables: { input } }), (data) => data.updateProfile);
    if (outcome.is === 'done' && outcome.answer.customer === null) stale();
    const isUnproved = outcome.is === 'refused' && outcome.refusals.some(({ code }) => code === 'UNVERIFIED_EMAIL');
    return { problems: problemsOf(outcome, { refused: NOT_UPDATED, failed: NOT_UPDATED }, controls), isUnproved };
  };
}
