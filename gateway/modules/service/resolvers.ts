import { TEXT_LIMITS } from '#shared/limits.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { listWorkshops } from '../../legacy/endpoints/services.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import { listSpecialistsByService } from '../../legacy/endpoints/specialists.ts';
import { MAX_PER_PAGE } from '../../limits.ts';
import { toWorkLocation } from '../availability/inputs.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { textFilter } from '../lib/lists.ts';
import { sortSpecialists } from '../specialist/sort-specialists.ts';
import { needsVehicle } from './service.ts';

export const serviceResolvers: Resolvers = {
  Query: {
    services: async (_parent, _args, { loaders }) => [...(await loaders.services())],
    service: (_parent, { id }, { loaders }) => loaders.service(id),
  },
  Service: {
    // Pages use it as a class name.
    iconClass: ({ iconClass }) =>
      iconClass
        ?.toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .trim() || null,
    needsVehicle,
    async workshops({ id }, _args, { legacy }) {
      return [...(await legacy.read(listWorkshops, { serviceId: id })).workshops];
    },
    async specialists({ id }, args, { legacy, loaders }) {
      const { search, certifiedBy, sort, location: requested } = args;
      const first = args.first ?? undefined;
      if (first !== undefined && (first < 1 || first > MAX_PER_PAGE)) {
        throw badUserInput(`first must be from 1 to ${MAX_PER_PAGE}.`);
      }
      if (Math.max(search?.length ?? 0, certifiedBy?.length ?? 0) > TEXT_LIMITS.search) {
        throw badUserInput(`search and certifiedBy can have at most ${TEXT_LIMITS.search} characters.`);
      }
      const location = requested ? toWorkLocation(requested) : null;
      const { specialists } = await legacy.read(listSpecialistsByService, { serviceId: id });
      const matching = specialists.filter(
        (specialist) => matchesSearch(specialist, search) && isCertifiedBy(specialist, certifiedBy),
      );
      if (!sort) return matching.slice(0, first);
      const sorted = await sortSpecialists(matching, sort, ({ id: specialistId }) =>
        loaders.nextDate().load({ specialistId, serviceId: id, location }),
      );
      return sorted.slice(0, first);
    },
    priceGuide: ({ id }, _args, { loaders }) => loaders.priceGuide().load(id),
  },
};

/** BOOK-20: searches the name and the expertise, which is the trade and the offered services. */
function matchesSearch(specialist: SpecialistRecord, search: string | null | undefined): boolean {
  // Services are parsed on first use, so they aren't read without a search.
  if (!search?.trim()) return true;
  const { name, trade, services } = specialist;
  return textFilter(search)([name, trade, ...services.map((service) => service.name)]);
}

function isCertifiedBy(specialist: SpecialistRecord, company: string | null | undefined): boolean {
  const companyName = company?.trim().toLowerCase();
  return !companyName || specialist.companies.some(({ name }) => name.toLowerCase() === companyName);
}
