import { plug } from '~/illustrations/parts/electrics.tsx';
import { hammer, paintBrush, screwdriver, spanner } from '~/illustrations/parts/hand-tools.tsx';
import { Piece } from '~/illustrations/piece.tsx';
import { ScenePanel } from '~/illustrations/scene-panel.tsx';
import styles from './tool-strip.module.css';

/** A strip of pegboard above a form that stands alone. */
export function ToolStrip() {
  return (
    <div className={styles.strip}>
      <ScenePanel tint="green" width={440} height={100}>
        <Piece part={spanner} at={[62, 50]} tone="white" turn={80} size={0.8} />
        <Piece part={hammer} at={[160, 54]} tone="yellow" turn={12} size={0.62} />
        <Piece part={screwdriver} at={[232, 50]} tone="red" turn={-70} size={0.8} />
        <Piece part={plug} at={[316, 50]} tone="white" turn={10} size={0.8} />
        <Piece part={paintBrush} at={[388, 50]} tone="yellow" turn={64} size={0.72} />
      </ScenePanel>
    </div>
  );
}
