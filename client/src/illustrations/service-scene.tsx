import type { ReactNode } from 'react';
import type { ServiceSlug } from '~/lib/service-slug.ts';
import { spanner } from './parts/hand-tools.tsx';
import { Piece } from './piece.tsx';
import { type PanelTint, ScenePanel } from './scene-panel.tsx';
import { Carpentry, Landscaping, Tailoring } from './scenes/at-the-bench.tsx';
import {
  CleaningService,
  ElectricalDiagnostics,
  ElectricalRepair,
  HvacRepair,
  PlumbingRepair,
} from './scenes/in-the-house.tsx';
import { BrakeRepair, Couriers, Towing, VehicleRepair } from './scenes/on-the-road.tsx';

const SCENES: Record<ServiceSlug, { tint: PanelTint; Drawing: () => ReactNode }> = {
  'vehicle-repair': { tint: 'green', Drawing: VehicleRepair },
  'brake-repair': { tint: 'green', Drawing: BrakeRepair },
  towing: { tint: 'green', Drawing: Towing },
  'plumbing-repair': { tint: 'carbon', Drawing: PlumbingRepair },
  'hvac-repair': { tint: 'carbon', Drawing: HvacRepair },
  couriers: { tint: 'carbon', Drawing: Couriers },
  carpentry: { tint: 'plate', Drawing: Carpentry },
  'electrical-repair': { tint: 'plate', Drawing: ElectricalRepair },
  'electrical-diagnostics': { tint: 'plate', Drawing: ElectricalDiagnostics },
  'cleaning-service': { tint: 'flare', Drawing: CleaningService },
  landscaping: { tint: 'flare', Drawing: Landscaping },
  tailoring: { tint: 'flare', Drawing: Tailoring },
};

interface ServiceSceneProps {
  /** Null for a service that has no picture of its own: a spanner on the board. */
  slug: ServiceSlug | null;
  /** Said where the picture stands alone; beside the service's name it is decoration. */
  label?: string;
}

/** The picture of a service, 320 by 200, as wide as its place. */
export function ServiceScene({ slug, label }: ServiceSceneProps) {
  const { tint, Drawing } = slug ? SCENES[slug] : { tint: 'green' as const, Drawing: AnyRepair };
  return (
    <ScenePanel tint={tint} label={label}>
      <Drawing />
    </ScenePanel>
  );
}

function AnyRepair() {
  return <Piece part={spanner} at={[160, 100]} tone="white" turn={14} />;
}
