import DataLoader from 'dataloader';
import type { PriceGuide } from '../../graphql/generated/schema.ts';
import { listSpecialists, listSpecialistsByService } from '../../legacy/endpoints/specialists.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { offersAmong, offersOfListed, priceGuide } from './price-guide.ts';

/** The page that loads specialists by their ids as well, so that they share a cached response. */
const DIRECTORY_PAGE = { page: 1, perPage: 100 };

/**
 * Loads price guides by the services' ids, always with one call: for several services from the
 * directory, because each has a list of its own.
 */
export function createPriceGuideLoader(legacy: LegacyClient): DataLoader<string, PriceGuide | null> {
  return new DataLoader(async (ids) => {
    const [serviceId] = ids;
    if (serviceId !== undefined && ids.length === 1) {
      const { specialists } = await legacy.read(listSpecialistsByService, { serviceId });
      return [priceGuide(offersOfListed(serviceId, specialists))];
    }
    const { specialists } = await legacy.read(listSpecialists, DIRECTORY_PAGE);
    return ids.map((id) => priceGuide(offersAmong(id, specialists)));
  });
}
