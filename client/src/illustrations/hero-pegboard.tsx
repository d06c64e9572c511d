import type { ReactNode } from 'react';
import styles from './hero-pegboard.module.css';
import { spanner } from './parts/hand-tools.tsx';
import { Piece } from './piece.tsx';
import { ScenePanel } from './scene-panel.tsx';

/** The large board of the home page; `children` is the job sheet that is pinned on it. */
export function HeroPegboard({ children }: { children: ReactNode }) {
  return (
    <div className={styles.board}>
      <div className={styles.tools}>
        <ScenePanel tint="green" width={520} height={440}>
          <Piece part={spanner} at={[60, 100]} tone="white" turn={-12} />
        </ScenePanel>
      </div>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
