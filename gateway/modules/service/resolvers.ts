import { TEXT_LIMITS } from '#shared/limits.ts';
import { badUserInput } from '../../graphql/errors.ts';
import type { ServiceSearchSuggestionsArgs } from '../../graphql/generated/schema.ts';
import { listWorkshops } from '../../legacy/endpoints/services.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import { listSpecialistsByService } from '../../legacy/endpoints/specialists.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { MAX_PER_PAGE } from '../../limits.ts';
import { toWorkLocation } from '../availability/inputs.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { searchList } from '../lib/lists.ts';
import { priceOf } from '../money/money.ts';
import { freeSpecialists } from '../specialist/directory.ts';
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
      const { sort, location: requested, freeOn } = args;
      const first = args.first ?? undefined;
      if (first !== undefined && (first < 1 || first > MAX_PER_PAGE)) {
        throw badUserInput(`first must be from 1 to ${MAX_PER_PAGE}.`);
      }
      const location = requested ? toWorkLocation(requested) : null;
      const bookableDays = ({ id: specialistId }: SpecialistRecord) =>
        loaders.bookableDays().load({ specialistId, serviceId: id, location });
      const { bestFirst } = await searchSpecialists(id, args, legacy);
      const found = freeOn ? await freeSpecialists(bestFirst, freeOn, bookableDays) : bestFirst;
      const sorted = sort ? await sortSpecialists(found, sort, { priceOf, bookableDays }) : found;
      return sorted.slice(0, first);
    },
    searchSuggestions: async ({ id }, args, { legacy }) => (await searchSpecialists(id, args, legacy)).suggestions,
    priceGuide: ({ id }, _args, { loaders }) => loaders.priceGuide().load(id),
  },
};

/** BOOK-20: searches the name and the expertise, which is the trade and the offered services. */
async function searchSpecialists(
  serviceId: string,
  { search, certifiedBy }: ServiceSearchSuggestionsArgs,
  legacy: LegacyClient,
) {
  if (Math.max(search?.length ?? 0, certifiedBy?.length ?? 0) > TEXT_LIMITS.search) {
    throw badUserInput(`search and certifiedBy can have at most ${TEXT_LIMITS.search} characters.`);
  }
  const { specialists } = await legacy.read(listSpecialistsByService, { serviceId });
  return searchList(
    specialists.filter((specialist) => isCertifiedBy(specialist, certifiedBy)),
    search,
    ({ name, trade, services }) => ({ names: [name], fields: [[trade], services.map((service) => service.name)] }),
  );
}

function isCertifiedBy(specialist: SpecialistRecord, company: string | null | undefined): boolean {
  const companyName = company?.trim().toLowerCase();
  return !companyName || specialist.companies.some(({ name }) => name.toLowerCase() === companyName);
}
