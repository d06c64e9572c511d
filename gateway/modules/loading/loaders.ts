import type DataLoader from 'dataloader';
import type { PriceGuide } from '../../graphql/generated/schema.ts';
import { type CustomerRecord, readCustomer } from '../../legacy/endpoints/customers.ts';
import { listServices } from '../../legacy/endpoints/services.ts';
import type { WorkshopRecord } from '../../legacy/endpoints/workshops.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { RescheduleSource } from '../appointment/reschedule-source.ts';
import type { NextDateLoader } from '../availability/next-date-lookups.ts';
import type { PhotoSources } from '../files/photo-url.ts';
import { createWorkshopLoader, type WorkshopKey } from '../location/workshop-loader.ts';
import { createNotificationSource, type NotificationSource } from '../notification/notification-source.ts';
import { createPriceGuideLoader } from '../service/price-guide-loader.ts';
import { type ServiceModel, toService } from '../service/service.ts';
import type { SpecialistModel } from '../specialist/specialist.ts';
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
  readonly #hosts: PhotoSources;
  readonly #createNextDateLoader: () => NextDateLoader;
  #nextDate: NextDateLoader | undefined;
  #reschedule: RescheduleSource | undefined;
  #services: Promise<readonly ServiceModel[]> | undefined;
  #specialist: DataLoader<string, SpecialistModel | null> | undefined;
  #priceGuide: DataLoader<string, PriceGuide | null> | undefined;
  #workshop: DataLoader<WorkshopKey, WorkshopRecord | null, string> | undefined;

  constructor(legacy: LegacyClient, hosts: PhotoSources, createNextDateLoader: () => NextDateLoader) {
    this.#legacy = legacy;
    this.#hosts = hosts;
    this.#createNextDateLoader = createNextDateLoader;
    this.customer = createCustomerSource(legacy);
    this.notifications = createNotificationSource(legacy);
  }

  get reschedule(): RescheduleSource {
    this.#reschedule ??= new RescheduleSource(this.#legacy);
    return this.#reschedule;
  }

  services(): Promise<readonly ServiceModel[]> {
    this.#services ??= this.#legacy.read(listServices, {}).then(({ services }) => services.map(toService));
    return this.#services;
  }

  /** A service by its id; null if the catalogue has none with it. */
  async service(serviceId: string): Promise<ServiceModel | null> {
    return (await this.services()).find(({ id }) => id === serviceId) ?? null;
  }

  get specialist(): DataLoader<string, SpecialistModel | null> {
    this.#specialist ??= createSpecialistLoader(this.#legacy, this.#hosts);
    return this.#specialist;
  }

  get priceGuide(): DataLoader<string, PriceGuide | null> {
    this.#priceGuide ??= createPriceGuideLoader(this.#legacy, this.#hosts);
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
