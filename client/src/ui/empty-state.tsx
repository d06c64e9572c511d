import type { ReactNode } from 'react';
import { MissingTool } from '~/illustrations/missing-tool.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Which tool is missing from the board. */
  tool?: 'spanner' | 'hammer' | 'saw' | 'screwdriver';
}

/**
 * Nothing here yet, and what to do about it: the outline of a tool on an empty stretch of pegboard.
 */
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
