import type { ServiceRecord } from '../../legacy/endpoints/services.ts';
import { View } from '../../legacy/wire/view.ts';

/** A service of the catalogue. Fields that cost a call have resolvers. */
export class ServiceModel extends View<ServiceRecord> {
  readonly id = this.source.id;
  readonly name = this.source.name;
  readonly description = this.source.description;

  get iconClass(): string | null {
    // Pages use it as a class name.
    const name = this.source.iconClass?.toLowerCase().replace(/[^a-z0-9 -]/g, '');
    return name?.trim() || null;
  }

  /** BOOK-08 with C-08: the name alone decides. */
  get needsVehicle(): boolean {
    return this.name.toLowerCase().includes('vehicle');
  }
}

export function toService(record: ServiceRecord): ServiceModel {
  return new ServiceModel(record);
}
