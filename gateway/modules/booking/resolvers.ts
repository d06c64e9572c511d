import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import { appointmentPayload } from '../appointment/payload.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { requireSession } from '../mutations/resolve-mutation.ts';
import { bookAsCustomer } from './book-as-customer.ts';
import { bookAsGuest } from './book-as-guest.ts';

export const bookingResolvers: Resolvers = {
  Mutation: {
    async bookAppointmentAsGuest(_parent, { input }, context, info) {
      await enforceRateLimit(info, context);
      return bookAsGuest(input, context);
    },
    async bookAppointment(_parent, { input }, context, info) {
      requireSession(context);
      await enforceRateLimit(info, context);
      return bookAsCustomer(input, context);
    },
  },
  BookAppointmentPayload: appointmentPayload,
};
