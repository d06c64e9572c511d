import { z } from 'zod';
import { graphNames, toHostFields } from '#shared/forms/form.ts';
import { addressForm, profileForm } from '#shared/forms/profile.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { type Profile, updateAccount } from '../../legacy/endpoints/profiles.ts';
import { viewingCustomer } from '../customer/customer.ts';
import { mutation } from '../mutations/mutation.ts';
import type { RefusalRules } from '../mutations/refusal-errors.ts';

const REFUSALS: RefusalRules = {
  fallback: 'Failed to update profile. Please try again.',
  statuses: { 409: 'TAKEN' },
  meanings: ['unverifiedEmail'],
  fields: {
    ...graphNames(profileForm),
    first_name: 'firstName',
    last_name: 'lastName',
    phone_no: 'phone',
    ...graphNames(addressForm, 'address'),
  },
};

const { firstName, lastName, email, phone } = profileForm.schema.shape;

/** Fields that are missing or null stay as they are. */
const profileChanges = z.object({
  firstName: z.nullish(firstName),
  lastName: z.nullish(lastName),
  email: z.nullish(email),
  phone: z.nullish(phone),
  address: z.nullish(addressForm.schema),
});

/** PROF-05: the script takes the whole profile, so the current one is read first and merged. */
export const updateProfile = mutation({
  session: 'required',
  input: profileChanges,
  send: async (changes, { loaders }, write) =>
    write(updateAccount, mergeProfile(await loaders.customer.record(), changes)),
  invalidates: ['customer'],
  refusals: REFUSALS,
  payload: ({ message }, _input, context) => ({ customer: viewingCustomer(context), message }),
});

function mergeProfile(record: CustomerRecord, changes: z.output<typeof profileChanges>): Profile {
  const { street, street2, city, state, zipCode, country } =
    (changes.address ? toHostFields(addressForm, changes.address) : record.address) ?? {};
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
