import { fieldMessages } from '#shared/field-messages.ts';
import { codeEmail } from '#shared/forms/fields.ts';
import { badUserInput, rateLimited } from '../../graphql/errors.ts';
import type { PostalAddress } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import type { AddressRecord } from '../../legacy/endpoints/address-record.ts';
import { checkEmail } from '../../legacy/endpoints/profiles.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { sessionOf } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { updateProfile } from './update-profile.ts';

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
