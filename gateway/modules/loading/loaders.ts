import type DataLoader from 'dataloader';
import type { PriceGuide } from '../../graphql/generated/schema.ts';
import { type CustomerRecord, readCustomer } from '../../legacy/endpoints/customers.ts';
import { listServices, type ServiceRecord } from '../../legacy/endpoints/services.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import type { WorkshopRecord } from '../../legacy/endpoints/workshops.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { RescheduleSource } from '../appointment/reschedule-source.ts';
import type { NextDateLoader } from '../availability/next-date-lookups.ts';
import { createWorkshopLoader, type WorkshopKey } from '../location/workshop-loader.ts';
import { createNotificationSource, type NotificationSource } from '../notification/notification-source.ts';
import { createPriceGuideLoader } from '../service/price-guide-loader.ts';
import { createSpecialistLoader } from '../specialist/specialist-loader.ts';

/** The data of the customer of the operation's session. */
export interface CustomerSource {
  /** Loaded once, until `forget` is called. Throws a `LegacyError` without a session. */
  record(): Promise<CustomerRecord>;
  /** Call it after a change: the next `record` refetches. */
  forget(): void;
}

function createCustomerSource(legacy: LegacyClient): CustomerSource {
  let record: Promise<CustomerRecord> | undefined;
  return {
    record: () => {
      record ??= legacy.read(readCustomer, {});
      return record;
    },
    forget: () => {
      record = undefined;
    },
  };
}

/** The data loaders of one operation, each created on first use. */
export class Loaders {
  readonly customer: CustomerSource;
  readonly notifications: NotificationSource;
  readonly #legacy: LegacyClient;
  readonly #createNextDateLoader: () => NextDateLoader;
  #nextDate: NextDateLoader | undefined;
  #reschedule: RescheduleSource | undefined;
  #services: Promise<readonly ServiceRecord[]> | undefined;
  #specialist: DataLoader<string, SpecialistRecord | null> | undefined;
  #priceGuide: DataLoader<string, PriceGuide | null> | undefined;
  #workshop: DataLoader<WorkshopKey, WorkshopRecord | null, string> | undefined;

  constructor(legacy: LegacyClient, createNextDateLoader: () => NextDateLoader) {
    this.#legacy = legacy;
    this.#createNextDateLoader = createNextDateLoader;
    this.customer = createCustomerSource(legacy);
    this.notifications = createNotificationSource(legacy);
  }

  get reschedule(): RescheduleSource {
    this.#reschedule ??= new RescheduleSource(this.#legacy);
    return this.#reschedule;
  }

  services(): Promise<readonly ServiceRecord[]> {
    this.#services ??= this.#legacy.read(listServices, {}).then(({ services }) => services);
    return this.#services;
  }

  /** A service by its id; null if the catalogue has none with it. */
  async service(serviceId: string): Promise<ServiceRecord | null> {
    return (await this.services()).find(({ id }) => id === serviceId) ?? null;
  }

  get specialist(): DataLoader<string, SpecialistRecord | null> {
    this.#specialist ??= createSpecialistLoader(this.#legacy);
    return this.#specialist;
  }

  get priceGuide(): DataLoader<string, PriceGuide | null> {
    this.#priceGuide ??= createPriceGuideLoader(this.#legacy);
    return this.#priceGuide;
  }

  get nextDate(): NextDateLoader {
    this.#nextDate ??= this.#createNextDateLoader();
    return this.#nextDate;
  }

  get workshop(): DataLoader<WorkshopKey, WorkshopRecord | null, string> {
    this.#workshop ??= createWorkshopLoader(this.#legacy);
    return this.#workshop;
  }
}
