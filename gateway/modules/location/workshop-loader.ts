import DataLoader from 'dataloader';
import { listWorkshops, type WorkshopRecord } from '../../legacy/endpoints/services.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';

export interface WorkshopKey {
  readonly workshopId: string;
  /** A service that the workshop offers. */
  readonly serviceId: string;
}

/**
 * Loads workshops by id. No script lists all of them, so they are read by service, each service
 * once per batch, and only for workshops that haven't been found yet.
 */
export function createWorkshopLoader(legacy: LegacyClient): DataLoader<WorkshopKey, WorkshopRecord | null, string> {
  return new DataLoader(
    async (keys) => {
      const found = new Map<string, WorkshopRecord>();
      const readServices = new Set<string>();
      for (const { workshopId, serviceId } of keys) {
        if (found.has(workshopId) || readServices.has(serviceId)) continue;
        readServices.add(serviceId);
        const { workshops } = await legacy.read(listWorkshops, { serviceId });
        for (const workshop of workshops) found.set(workshop.id, workshop);
      }
      return keys.map(({ workshopId }) => found.get(workshopId) ?? null);
    },
    { cacheKeyFn: ({ workshopId, serviceId }) => `${serviceId} ${workshopId}` },
  );
}
