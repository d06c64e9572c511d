import type { ReactNode } from 'react';
import art from './art.module.css';
import styles from './hero-pegboard.module.css';
import { LazyDrawing } from './lazy-drawing.tsx';
import { ScenePanel } from './scene-panel.tsx';

/** A large pegboard. `children` is the job sheet pinned to it, at a slight angle. */
export function HeroPegboard({ children }: { children: ReactNode }) {
  return (
    <div className={`${art.frame} ${styles.board}`}>
      <div className={styles.wide}>
        <ScenePanel tint="green" width={520} height={440}>
          <LazyDrawing set="others" name="wide-board" />
        </ScenePanel>
      </div>
      <div className={styles.tall}>
        <ScenePanel tint="green" width={360} height={440}>
          <LazyDrawing set="others" name="tall-board" />
        </ScenePanel>
      </div>
      <div className={styles.sheet}>
        {children}
        <svg viewBox="0 0 30 30" className={styles.pin} aria-hidden="true" focusable="false">
          <circle cx="17" cy="18" r="11" fill="var(--draw-shadow)" />
          <circle cx="14" cy="14" r="11" fill="var(--draw-red)" stroke="var(--draw-ink)" strokeWidth="3" />
          <circle cx="14" cy="14" r="4" fill="none" stroke="var(--draw-ink)" strokeWidth="2.5" />
        </svg>
      </div>
    </div>
  );
}
