import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { countAct } from '../limited.ts';
import { bookAsGuest } from './book-as-guest.ts';

export const bookingResolvers: Resolvers = {
  Mutation: {
    async bookAppointmentAsGuest(_parent, { input }, context) {
      await countAct('bookAppointmentAsGuest', context);
      return bookAsGuest(input, context);
    },
  },
};
