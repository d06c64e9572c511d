import { badUserInput } from '../../graphql/errors.ts';
import type { Specialist } from '../../graphql/generated/schema.ts';
import { listSpecialistsByService } from '../../legacy/endpoints/specialists.ts';
import { listWorkshops } from '../../legacy/endpoints/workshops.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { sortSpecialists } from '../specialist/sorting.ts';
import { toSpecialist } from '../specialist/specialist.ts';

const MAX_SEARCH = 200;

export const serviceResolvers: Resolvers = {
  Query: {
    services: async (_parent, _args, { loaders }) => [...(await loaders.services())],
    async service(_parent, { id }, { loaders }) {
      return (await loaders.services()).find((service) => service.id === id) ?? null;
    },
  },
  Service: {
    async workshops({ id }, _args, { legacy }) {
      return [...(await legacy.read(listWorkshops, { serviceId: id })).workshops];
    },
    async specialists({ id }, { search, certifiedBy, sort }, { legacy, mediaHosts }) {
      if ((search?.length ?? 0) > MAX_SEARCH || (certifiedBy?.length ?? 0) > MAX_SEARCH) {
        throw badUserInput(`A text to search for is longer than ${MAX_SEARCH} characters.`);
      }
      const { specialists } = await legacy.read(listSpecialistsByService, { serviceId: id });
      const matching = specialists
        .map((record) => toSpecialist(record, mediaHosts))
        .filter((specialist) => isFound(specialist, search) && isCertifiedBy(specialist, certifiedBy));
      return sort ? sortSpecialists(matching, sort) : matching;
    },
  },
};

/** BOOK-20: by name or expertise, which is the trade and what is offered. */
function isFound({ name, trade, services }: Specialist, search: string | null | undefined): boolean {
  const wanted = search?.trim().toLowerCase();
  if (!wanted) return true;
  return [name, trade, ...services.map((service) => service.name)].some((text) => text.toLowerCase().includes(wanted));
}

function isCertifiedBy({ companies }: Specialist, company: string | null | undefined): boolean {
  const wanted = company?.trim().toLowerCase();
  return !wanted || companies.some(({ name }) => name.toLowerCase() === wanted);
}
