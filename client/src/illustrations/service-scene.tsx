import type { ServiceSlug } from '~/site/service-slug.ts';
import { LazyDrawing } from './lazy-drawing.tsx';
import { type PanelTint, ScenePanel } from './scene-panel.tsx';

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

interface ServiceSceneProps {
  /** Null for a service without its own drawing. */
  slug: ServiceSlug | null;
  /** A description, for a drawing without the service's name beside it. */
  label?: string;
}

/** The illustration of a service, 320 by 200 units, as wide as its container. */
export function ServiceScene({ slug, label }: ServiceSceneProps) {
  return (
    <ScenePanel tint={slug ? SCENE_TINTS[slug] : 'green'} label={label}>
      {slug ? <LazyDrawing set="scenes" name={slug} /> : <LazyDrawing set="others" name="spanner" />}
    </ScenePanel>
  );
}
