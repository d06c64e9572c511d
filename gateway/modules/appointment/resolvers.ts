import type { Resolvers } from '../../graphql/generated/resolvers.ts';

export const appointmentResolvers: Resolvers = {
  Appointment: {
    async service({ serviceId }, _args, { loaders }) {
      if (!serviceId) return null;
      return (await loaders.services()).find(({ id }) => id === serviceId) ?? null;
    },
    specialist: ({ specialistId }, _args, { loaders }) => (specialistId ? loaders.specialist.load(specialistId) : null),
    workshop: ({ workshopId, serviceId }, _args, { loaders }) =>
      workshopId && serviceId ? loaders.workshop.load({ workshopId, serviceId }) : null,
  },
};
