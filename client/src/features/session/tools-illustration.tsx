import { plug } from '~/illustrations/parts/electrics.tsx';
import { hammer, paintBrush, screwdriver, spanner } from '~/illustrations/parts/hand-tools.tsx';
import { Piece } from '~/illustrations/piece.tsx';
import { ScenePanel } from '~/illustrations/scene-panel.tsx';
import styles from './tools-illustration.module.css';

/** A decorative strip of tools on pegboard. */
export function ToolsIllustration() {
  return (
    <div className={styles.frame}>
      <ScenePanel tint="green" width={440} height={100}>
        <Piece part={spanner} at={[62, 50]} tone="white" turn={78} size={0.66} />
        <Piece part={hammer} at={[148, 52]} tone="yellow" turn={14} size={0.6} />
        <Piece part={screwdriver} at={[232, 50]} tone="red" turn={-78} size={0.62} />
        <Piece part={plug} at={[312, 50]} tone="white" turn={6} size={0.6} />
        <Piece part={paintBrush} at={[386, 50]} tone="yellow" turn={72} size={0.6} />
      </ScenePanel>
    </div>
  );
}
