import type { ReactNode } from 'react';
import { spanner } from '~/illustrations/parts/hand-tools.tsx';
import { Piece } from '~/illustrations/piece.tsx';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { Carpentry, Landscaping, Tailoring } from './at-the-bench.tsx';
import {
  CleaningService,
  ElectricalDiagnostics,
  ElectricalRepair,
  HvacRepair,
  PlumbingRepair,
} from './in-the-house.tsx';
import { BrakeRepair, Couriers, Towing, VehicleRepair } from './on-the-road.tsx';

const SCENES: Record<ServiceSlug, () => ReactNode> = {
  'vehicle-repair': VehicleRepair,
  'brake-repair': BrakeRepair,
  towing: Towing,
  'plumbing-repair': PlumbingRepair,
  'hvac-repair': HvacRepair,
  couriers: Couriers,
  carpentry: Carpentry,
  'electrical-repair': ElectricalRepair,
  'electrical-diagnostics': ElectricalDiagnostics,
  'cleaning-service': CleaningService,
  landscaping: Landscaping,
  tailoring: Tailoring,
};

/** A service at work, 320 by 200 units; a spanner for a service without its own drawing. */
export function SceneArt({ slug }: { slug: ServiceSlug | null }) {
  const Drawing = slug ? SCENES[slug] : DefaultScene;
  return <Drawing />;
}

function DefaultScene() {
  return <Piece part={spanner} at={[160, 100]} tone="white" turn={14} />;
}
