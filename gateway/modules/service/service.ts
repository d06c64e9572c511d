import type { ServiceRecord } from '../../legacy/endpoints/services.ts';

/** A service of the catalogue, before the fields that cost a call. */
export interface ServiceModel {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly iconClass: string | null;
  readonly needsVehicle: boolean;
}

/** BOOK-08 with C-08: the name alone tells whether a vehicle is asked for. */
export function toService({ id, name, description, iconClass }: ServiceRecord): ServiceModel {
  return {
    id,
    name,
    description,
    // It becomes a class name of a page.
    iconClass:
      iconClass
        ?.toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .trim() || null,
    needsVehicle: name.toLowerCase().includes('vehicle'),
  };
}
