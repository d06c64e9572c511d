import type { ReactNode } from 'react';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { spanner } from './parts/hand-tools.tsx';
import { Piece } from './piece.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { SCENE_TINTS } from './scene-tints.ts';
import { Carpentry, Landscaping, Tailoring } from './scenes/at-the-bench.tsx';
import {
  CleaningService,
  ElectricalDiagnostics,
  ElectricalRepair,
  HvacRepair,
  PlumbingRepair,
} from './scenes/in-the-house.tsx';
import { BrakeRepair, Couriers, Towing, VehicleRepair } from './scenes/on-the-road.tsx';

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

interface ServiceSceneProps {
  /** Null for a service without its own drawing: a spanner on the board. */
  slug: ServiceSlug | null;
  /** A description, for a drawing without the service's name beside it. */
  label?: string;
}

/** The illustration of a service, 320 by 200 units, as wide as its container. */
export function ServiceScene({ slug, label }: ServiceSceneProps) {
  const Drawing = slug ? SCENES[slug] : DefaultScene;
  return (
    <ScenePanel tint={slug ? SCENE_TINTS[slug] : 'green'} label={label}>
      <Drawing />
    </ScenePanel>
  );
}

function DefaultScene() {
  return <Piece part={spanner} at={[160, 100]} tone="white" turn={14} />;
}
