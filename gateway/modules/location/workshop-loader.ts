import DataLoader from 'dataloader';
import { listWorkshops, type WorkshopRecord } from '../../legacy/endpoints/workshops.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';

export interface WorkshopKey {
  readonly workshopId: string;
  /** A service that is done there. */
  readonly serviceId: string;
}

/**
 * Finds workshops by their ids, through a service that is done there, since no script lists all. A
 * workshop is the same for each of its services: what one service's list brings is not asked for
 * through another, so that many appointments cost no more than one.
 */
export function createWorkshopLoader(legacy: LegacyClient): DataLoader<WorkshopKey, WorkshopRecord | null, string> {
  return new DataLoader(
    async (keys) => {
      const found = new Map<string, WorkshopRecord>();
      const asked = new Set<string>();
      for (const { workshopId, serviceId } of keys) {
        if (found.has(workshopId) || asked.has(serviceId)) continue;
        asked.add(serviceId);
        const { workshops } = await legacy.read(listWorkshops, { serviceId });
        for (const workshop of workshops) found.set(workshop.id, workshop);
      }
      return keys.map(({ workshopId }) => found.get(workshopId) ?? null);
    },
    { cacheKeyFn: ({ workshopId, serviceId }) => `${serviceId} ${workshopId}` },
  );
}
