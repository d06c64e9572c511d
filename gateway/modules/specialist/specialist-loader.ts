import DataLoader from 'dataloader';
import { listSpecialists } from '../../legacy/endpoints/specialists.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import type { PhotoSources } from '../files/photo-url.ts';
import { type SpecialistModel, toSpecialist } from './specialist.ts';

const PER_PAGE = 100;
const MAX_PAGES = 50;

/** Loads specialists by id. No script returns one, so it reads large pages until all are found. */
export function createSpecialistLoader(
  legacy: LegacyClient,
  hosts: PhotoSources,
): DataLoader<string, SpecialistModel | null> {
  return new DataLoader(
    async (ids) => {
      const requested = new Set(ids);
      const found = new Map<string, SpecialistModel>();
      for (let page = 1, pages = 1; page <= pages && found.size < requested.size; page++) {
        const { specialists, totalPages } = await legacy.read(listSpecialists, { page, perPage: PER_PAGE });
        for (const record of specialists) {
          if (requested.has(record.id)) found.set(record.id, toSpecialist(record, hosts));
        }
        pages = Math.min(totalPages, MAX_PAGES);
      }
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize: 200 },
  );
}
