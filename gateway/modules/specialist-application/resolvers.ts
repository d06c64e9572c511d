import { readApplicationOptions } from '../../legacy/endpoints/specialist-applications.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { applyAsSpecialist } from './apply.ts';
import type { ApplicationArgs } from './input.ts';

export const specialistApplicationResolvers: Resolvers = {
  Query: {
    async specialistApplicationOptions(_parent, _args, { legacy }) {
      const options = await legacy.read(readApplicationOptions, {});
      return {
        services: [...options.services],
        immediateServices: [...options.immediateServices],
        locations: [...options.locations],
        timeSlots: [...options.timeSlots],
        serviceModes: [...options.serviceModes],
        companies: [...options.companies],
        workshops: [...options.workshops],
      };
    },
  },
  Mutation: {
    // graphql-js has filled in the defaults, which the generated type doesn't show.
    applyAsSpecialist: (_parent, { input }, context, info) =>
      applyAsSpecialist(input as ApplicationArgs, context, info),
  },
};
