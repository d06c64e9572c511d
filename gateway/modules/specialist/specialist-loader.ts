import DataLoader from 'dataloader';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import { listSpecialists } from '../../legacy/endpoints/specialists.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';

const PER_PAGE = 100;
const MAX_PAGES = 50;

/** Loads specialists by id. No script returns one, so it reads large pages until all are found. */
export function createSpecialistLoader(legacy: LegacyClient): DataLoader<string, SpecialistRecord | null> {
  return new DataLoader(
    async (ids) => {
      const requested = new Set(ids);
      const found = new Map<string, SpecialistRecord>();
      for (let page = 1, pages = 1; page <= pages && found.size < requested.size; page++) {
        const { specialists, totalPages } = await legacy.read(listSpecialists, { page, perPage: PER_PAGE });
        for (const record of specialists) {
          if (requested.has(record.id)) found.set(record.id, record);
        }
        pages = Math.min(totalPages, MAX_PAGES);
      }
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize: 200 },
  );
}
