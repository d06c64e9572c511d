import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { codeEmail } from '#shared/forms/fields.ts';
import { graphNames, toHostFields } from '#shared/forms/form.ts';
import { addressForm, profileForm } from '#shared/forms/profile.ts';
import { badUserInput, rateLimited } from '../../graphql/errors.ts';
import type { PostalAddress } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import type { AddressRecord } from '../../legacy/endpoints/customer-records.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { checkEmail, type Profile, updateAccount } from '../../legacy/endpoints/profiles.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { sessionOf } from '../context.ts';
import { viewingCustomer } from '../customer/customer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { fromRecord } from '../loading/lazy-record.ts';
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
const updateProfile = mutation({
  session: 'required',
  input: profileChanges,
  send: async (changes, { loaders }, write) =>
    write(updateAccount, mergeProfile(await loaders.customer.read(), changes)),
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

export const profileResolvers: Resolvers = {
  Query: {
    async emailAvailability(_parent, args, context, info) {
      sessionOf(context);
      const parsed = codeEmail.safeParse(args.email);
      if (!parsed.success) throw badUserInput(fieldMessages.emailInvalid);
      await enforceRateLimit(info, context);
      const email = parsed.data;
      const outcome = await context.legacy.write(checkEmail, { email });
      if (outcome.kind === 'refused') throw checkError(outcome.refusal);
      const { available, message } = outcome.response;
      return { email, isAvailable: available, message };
    },
  },
  Mutation: {
    updateProfile,
  },
  Customer: {
    phone: fromRecord(({ phone }) => phone),
    joinedAt: fromRecord(({ joinedAt }) => joinedAt),
    address: fromRecord(({ address }) => toAddress(address)),
  },
};

/** PROF-13: a query has no user errors, so its refusal is a GraphQL error. */
function checkError(refusal: Refusal): Error {
  const { status, retryAfterSeconds, message, error, errors } = refusal;
  if (status === 429) return rateLimited(retryAfterSeconds ?? 60);
  const reason = errors[0]?.message ?? message ?? error;
  if (status === 422 && reason) return badUserInput(reason);
  return new LegacyError('refused', { status, message: reason ?? 'Failed to check email availability' });
}

function toAddress(record: AddressRecord | null): PostalAddress | null {
  if (!record) return null;
  const { state, zipCode, ...rest } = record;
  return { ...rest, county: state, postcode: zipCode };
}
