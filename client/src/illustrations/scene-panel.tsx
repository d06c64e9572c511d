import type { ReactNode } from 'react';
import styles from './art.module.css';

export type PanelTint = 'green' | 'carbon' | 'plate' | 'flare';

interface ScenePanelProps {
  tint: PanelTint;
  width?: number;
  height?: number;
  /**
   * A description for screen readers. Without one, the drawing is decoration and hidden from them.
   */
  label?: string | undefined;
  children: ReactNode;
}

/** A pegboard with a drawing on it. The holes are 20 units apart. */
export function ScenePanel({ tint, width = 320, height = 200, label, children }: ScenePanelProps) {
  const rows = Array.from({ length: Math.ceil(height / 20) }, (_, row) => `M10 ${10 + row * 20}H${width}`).join('');
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`${styles.scene} ${styles[tint]}`}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width={width} height={height} fill="var(--panel)" />
      <path d={rows} stroke="var(--hole)" className={styles.holes} />
      <g className={styles.art}>{children}</g>
    </svg>
  );
}
