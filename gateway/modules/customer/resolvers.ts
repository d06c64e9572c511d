import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { pictureUrl } from '../media.ts';
import { viewingCustomer } from './customer.ts';
import { summaryOf } from './summary.ts';

export const customerResolvers: Resolvers = {
  Query: {
    async me(_parent, _args, context) {
      const customer = viewingCustomer(context);
      // Asked at once, so that a session that has ended is an error of `me` and not of each of its fields.
      await customer.record();
      return customer;
    },
  },
  Customer: {
    firstName: async ({ record }) => (await record()).firstName ?? '',
    lastName: async ({ record }) => (await record()).lastName ?? '',
    email: async ({ record }) => (await record()).email,
    pictureUrl: async ({ record }, _args, { mediaHosts }) => pictureUrl((await record()).picture, mediaHosts),
    summary: async ({ record }) => summaryOf(await record()),
  },
};
