import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { requireSession } from '../act.ts';
import { actedOnAppointment } from '../appointment/acted.ts';
import { countAct } from '../limited.ts';
import { bookAsCustomer } from './book-as-customer.ts';
import { bookAsGuest } from './book-as-guest.ts';

export const bookingResolvers: Resolvers = {
  Mutation: {
    async bookAppointmentAsGuest(_parent, { input }, context) {
      await countAct('bookAppointmentAsGuest', context);
      return bookAsGuest(input, context);
    },
    async bookAppointment(_parent, { input }, context) {
      requireSession(context);
      await countAct('bookAppointment', context);
      return bookAsCustomer(input, context);
    },
  },
  BookAppointmentPayload: actedOnAppointment,
};
