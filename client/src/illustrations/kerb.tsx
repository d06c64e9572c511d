import { lazyArt } from './lazy-art.tsx';
import { ScenePanel } from './scene-panel.tsx';

const KerbArt = lazyArt(async () => (await import('./kerb-art.tsx')).KerbArt);

/** The founder's story. */
export function Kerb({ label }: { label: string }) {
  return (
    <ScenePanel tint="carbon" width={640} height={300} label={label}>
      <KerbArt />
    </ScenePanel>
  );
}
