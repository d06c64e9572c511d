import DataLoader from 'dataloader';
import { readCustomer } from '../../legacy/endpoints/customers.ts';
import { listNotifications } from '../../legacy/endpoints/notifications.ts';
import { listServices, listWorkshops, type WorkshopRecord } from '../../legacy/endpoints/services.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { lazy } from '../../legacy/wire/list.ts';
import { RescheduleSource } from '../appointment/reschedule-source.ts';
import type { BookableDaysLoader } from '../availability/bookable-days.ts';
import { createPriceGuideLoader } from '../service/price-guide.ts';
import { createSpecialistLoader } from '../specialist/specialist.ts';

/** What is read once, until `forget` is called after a change. Throws as the read does. */
function source<T>(readNow: () => Promise<T>) {
  let result: Promise<T> | undefined;
  return {
    read(): Promise<T> {
      result ??= readNow();
      return result;
    },
    forget(): void {
      result = undefined;
    },
  };
}

export type Loaders = ReturnType<typeof createLoaders>;

/** The data loaders of one operation, each created on first use. */
export function createLoaders(legacy: LegacyClient, createBookableDaysLoader: () => BookableDaysLoader) {
  const services = lazy(async () => (await legacy.read(listServices, {})).services);
  return {
    /** Of the operation's session, as are its notifications. */
    customer: source(() => legacy.read(readCustomer, {})),
    notifications: source(() => legacy.read(listNotifications, {})),
    services,
    /** Null if the catalogue has no service with this id. */
    service: async (serviceId: string) => (await services()).find(({ id }) => id === serviceId) ?? null,
    specialist: lazy(() => createSpecialistLoader(legacy)),
    priceGuide: lazy(() => createPriceGuideLoader(legacy)),
    workshop: lazy(() => createWorkshopLoader(legacy)),
    bookableDays: lazy(createBookableDaysLoader),
    reschedule: lazy(() => new RescheduleSource(legacy)),
  };
}

export interface WorkshopKey {
  readonly workshopId: string;
  /** A service that the workshop offers. */
  readonly serviceId: string;
}

/**
 * Loads workshops by id. No script lists all of them, so they are read by service, each service
 * once per batch, and only for workshops that haven't been found yet.
 */
function createWorkshopLoader(legacy: LegacyClient): DataLoader<WorkshopKey, WorkshopRecord | null, string> {
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
