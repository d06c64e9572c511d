import DataLoader from 'dataloader';
import type { Specialist } from '../../graphql/generated/schema.ts';
import { listSpecialists } from '../../legacy/endpoints/specialists.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import type { MediaHosts } from '../files/image-url.ts';
import { toSpecialist } from './specialist.ts';

const PER_PAGE = 100;
const MAX_PAGES = 50;

/**
 * Finds specialists by their ids. No script gives one, so the directory is read in large pages
 * until all are found.
 */
export function createSpecialistLoader(legacy: LegacyClient, hosts: MediaHosts): DataLoader<string, Specialist | null> {
  return new DataLoader(
    async (ids) => {
      const wanted = new Set(ids);
      const found = new Map<string, Specialist>();
      for (let page = 1, pages = 1; page <= pages && found.size < wanted.size; page++) {
        const { specialists, totalPages } = await legacy.read(listSpecialists, { page, perPage: PER_PAGE });
        for (const record of specialists) if (wanted.has(record.id)) found.set(record.id, toSpecialist(record, hosts));
        pages = Math.min(totalPages, MAX_PAGES);
      }
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize: 200 },
  );
}
