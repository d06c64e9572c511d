import styles from './art.module.css';
import { lazyArt } from './lazy-art.tsx';
import { ScenePanel } from './scene-panel.tsx';

const ToolRowArt = lazyArt(async () => (await import('./tool-row-art.tsx')).ToolRowArt);

/** A decorative strip of tools on pegboard. */
export function ToolRow() {
  return (
    <div className={styles.frame}>
      <ScenePanel tint="green" width={440} height={100}>
        <ToolRowArt />
      </ScenePanel>
    </div>
  );
}
