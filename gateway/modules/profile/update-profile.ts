import type { UpdateProfileInput, UserError } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { type Profile, updateAccount } from '../../legacy/endpoints/profiles.ts';
import type { GatewayContext } from '../context.ts';
import { type CustomerModel, viewingCustomer } from '../customer/customer.ts';
import { invalidateCustomer } from '../customer/invalidate-customer.ts';
import { type RefusalRules, sameNames, userErrorsOf } from '../mutations/refusal-errors.ts';
import { messagePayload, requireSession } from '../mutations/resolve-mutation.ts';
import { inputErrors } from '../mutations/user-errors.ts';
import { type ProfileChanges, profileChanges } from './input.ts';

const REFUSALS: RefusalRules = {
  fallback: 'Failed to update profile. Please try again.',
  statuses: { 409: 'TAKEN' },
  meanings: ['unverifiedEmail'],
  fields: {
    ...sameNames('firstName', 'lastName', 'email', 'phone'),
    ...{ first_name: 'firstName', last_name: 'lastName', phone_no: 'phone' },
    ...{ street: 'address.street', street2: 'address.street2', city: 'address.city', state: 'address.county' },
    ...{ zipCode: 'address.postcode', country: 'address.country' },
  },
};

interface UpdatedProfile {
  readonly customer?: CustomerModel;
  readonly message?: string | null;
  readonly userErrors: UserError[];
}

/** PROF-05: the script takes the whole profile, so the current one is read first and merged. */
export async function updateProfile(input: UpdateProfileInput, context: GatewayContext): Promise<UpdatedProfile> {
  requireSession(context);
  const parsed = profileChanges.safeParse(input);
  if (!parsed.success) return { userErrors: inputErrors(parsed.error) };

  const { legacy, loaders } = context;
  const outcome = await legacy.write(updateAccount, mergeProfile(await loaders.customer.record(), parsed.data));
  if (outcome.kind === 'refused') {
    return { userErrors: userErrorsOf(outcome.refusal, REFUSALS) };
  }
  invalidateCustomer(context);
  return { customer: viewingCustomer(context), ...messagePayload(outcome.response) };
}

function mergeProfile(record: CustomerRecord, changes: ProfileChanges): Profile {
  const { street, street2, city, state, zipCode, country } = changes.address ?? record.address ?? {};
  return {
    before: record.profile,
    firstName: changes.firstName ?? record.firstName ?? '',
    lastName: changes.lastName ?? record.lastName ?? '',
    email: changes.email ?? record.email ?? '',
    phone: changes.phone ?? record.phone ?? '',
    address: {
      street: street ?? '',
      street2: street2 ?? '',
      city: city ?? '',
      state: state ?? '',
      zipCode: zipCode ?? '',
      country: country ?? '',
    },
  };
}
