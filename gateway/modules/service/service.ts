import type { ServiceRecord } from '../../legacy/endpoints/services.ts';

export type ServiceModel = ServiceRecord;

/** BOOK-08 with C-08: the name alone decides. */
export const needsVehicle = ({ name }: ServiceRecord) => name.toLowerCase().includes('vehicle');
