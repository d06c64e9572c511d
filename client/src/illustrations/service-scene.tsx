import type { ServiceSlug } from '~/site/service-slug.ts';
import { lazyArt } from './lazy-art.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { SCENE_TINTS } from './scene-tints.ts';

const SceneArt = lazyArt(async () => (await import('./scenes/scene-art.tsx')).SceneArt);

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
      <SceneArt slug={slug} />
    </ScenePanel>
  );
}
