import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import { requireSession } from '../act.ts';
import { appointmentPayload } from '../appointment/payload.ts';
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
