import { rateLimited } from '../../graphql/errors.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { bookAsGuest } from './book-as-guest.ts';

export const bookingResolvers: Resolvers = {
  Mutation: {
    async bookAppointmentAsGuest(_parent, { input }, context) {
      const wait = await context.limiter.hit('bookAppointmentAsGuest', context.clientAddress);
      if (wait !== null) throw rateLimited(wait);
      return bookAsGuest(input, context);
    },
  },
};
