import type { ReactNode } from 'react';
import { MissingTool } from '~/illustrations/missing-tool.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** The tool whose outline is shown. */
  tool?: 'spanner' | 'hammer' | 'screwdriver';
}

/** Shown instead of an empty list, with what to do next and an empty pegboard as illustration. */
export function EmptyState({ title, children, actions, tool = 'spanner' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <MissingTool tool={tool} className={styles.drawing} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
