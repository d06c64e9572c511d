import type { ServiceSlug } from '~/lib/service-slug.ts';
import { spanner } from './parts/hand-tools.tsx';
import { Piece } from './piece.tsx';
import { type PanelTint, ScenePanel } from './scene-panel.tsx';

const TINTS: Record<ServiceSlug, PanelTint> = {
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

interface ServiceSceneProps {
  /** Null for a service that has no picture of its own: a spanner on the board. */
  slug: ServiceSlug | null;
  /** Said where the picture stands alone; beside the service's name it is decoration. */
  label?: string;
}

/** The picture of a service, 320 by 200, as wide as its place. */
export function ServiceScene({ slug, label }: ServiceSceneProps) {
  return (
    <ScenePanel tint={slug ? TINTS[slug] : 'green'} label={label}>
      <Piece part={spanner} at={[160, 100]} tone="white" turn={14} />
    </ScenePanel>
  );
}
