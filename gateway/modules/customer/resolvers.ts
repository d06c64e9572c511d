import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { readCustomer } from '../../legacy/endpoints/customers.ts';
import { LegacyFault } from '../../legacy/transport/fault.ts';
import { pickAppointments, toCustomer } from './customer.ts';

export const customerResolvers: Resolvers = {
  Query: {
    async me(_parent, _args, { viewer, legacy, mediaHosts }) {
      if (!viewer) throw new LegacyFault('unauthenticated');
      return toCustomer(await legacy.read(readCustomer, {}), viewer.userId, mediaHosts);
    },
  },
  Customer: {
    appointments: ({ allAppointments }, { status, search }) => pickAppointments(allAppointments, status, search),
  },
};
