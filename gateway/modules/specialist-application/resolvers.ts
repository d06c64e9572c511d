import { type OptionRecord, readApplicationOptions } from '../../legacy/endpoints/specialist-applications.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { applyAsSpecialist } from './apply.ts';

const toOption = (option: OptionRecord) => ({ ...option, serviceNames: [...option.serviceNames] });

export const specialistApplicationResolvers: Resolvers = {
  Query: {
    async specialistApplicationOptions(_parent, _args, { legacy }) {
      const options = await legacy.read(readApplicationOptions, {});
      return {
        services: options.services.map(toOption),
        immediateServices: options.immediateServices.map(toOption),
        locations: options.locations.map(toOption),
        timeSlots: options.timeSlots.map(toOption),
        serviceModes: [...options.serviceModes],
        companies: options.companies.map(toOption),
        workshops: options.workshops.map(toOption),
      };
    },
  },
  Mutation: {
    applyAsSpecialist,
  },
};
