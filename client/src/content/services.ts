import type { ServiceSlug } from '~/site/service-slug.ts';
import type { ServiceDetails, ServiceSummary } from './service-content.ts';
import { serviceSummaries } from './service-summaries.ts';
import { carpentry, landscaping, tailoring } from './services/at-the-bench.ts';
import {
  cleaningService,
  electricalDiagnostics,
  electricalRepair,
  hvacRepair,
  plumbing,
} from './services/in-the-house.ts';
import { brakeRepair, couriers, towing, vehicleRepair } from './services/on-the-road.ts';

/** The twelve services (INFO-08) by slug, in catalogue order. */
export const serviceContents: Record<ServiceSlug, ServiceSummary & ServiceDetails> = {
  'vehicle-repair': { ...serviceSummaries['vehicle-repair'], ...vehicleRepair },
  'brake-repair': { ...serviceSummaries['brake-repair'], ...brakeRepair },
  'plumbing-repair': { ...serviceSummaries['plumbing-repair'], ...plumbing },
  'electrical-repair': { ...serviceSummaries['electrical-repair'], ...electricalRepair },
  'electrical-diagnostics': { ...serviceSummaries['electrical-diagnostics'], ...electricalDiagnostics },
  'hvac-repair': { ...serviceSummaries['hvac-repair'], ...hvacRepair },
  carpentry: { ...serviceSummaries.carpentry, ...carpentry },
  'cleaning-service': { ...serviceSummaries['cleaning-service'], ...cleaningService },
  couriers: { ...serviceSummaries.couriers, ...couriers },
  landscaping: { ...serviceSummaries.landscaping, ...landscaping },
  towing: { ...serviceSummaries.towing, ...towing },
  tailoring: { ...serviceSummaries.tailoring, ...tailoring },
};
