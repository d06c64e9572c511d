import type { ServiceSlug } from '~/site/service-slug.ts';

export type PanelTint = 'green' | 'carbon' | 'plate' | 'flare';

/**
 * The pegboard colour of each service: green for vehicles, blue for pipes and parcels, yellow for
 * wood and electrics, red for cloth, gardens and cleaning.
 */
export const SCENE_TINTS: Record<ServiceSlug, PanelTint> = {
  'vehicle-repair': 'green',
  'brake-repair': 'green',
  towing: 'green',
  'plumbing-repair': 'carbon',
  'hvac-repair': 'carbon',
  couriers: 'carbon',
  carpentry: 'plate',
  'electrical-repair': 'plate',
  'electrical-diagnostics': 'plate',
  'cleaning-service': 'flare',
  landscaping: 'flare',
  tailoring: 'flare',
};
