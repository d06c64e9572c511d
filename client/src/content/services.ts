import type { ServiceSlug } from '~/lib/service-slug.ts';
import type { ServiceContent } from './service-content.ts';
import { carpentry, landscaping, tailoring } from './services/at-the-bench.ts';
import {
  cleaningService,
  electricalDiagnostics,
  electricalRepair,
  hvacRepair,
  plumbing,
} from './services/in-the-house.ts';
import { brakeRepair, couriers, towing, vehicleRepair } from './services/on-the-road.ts';

/** The twelve services (doc 1 §1; INFO-08), by the last part of their addresses, in the order of the catalogue. */
export const serviceContents: Record<ServiceSlug, ServiceContent> = {
  'vehicle-repair': vehicleRepair,
  'brake-repair': brakeRepair,
  'plumbing-repair': plumbing,
  'electrical-repair': electricalRepair,
  'electrical-diagnostics': electricalDiagnostics,
  'hvac-repair': hvacRepair,
  carpentry,
  'cleaning-service': cleaningService,
  couriers,
  landscaping,
  towing,
  tailoring,
};
