import type { ReactNode } from 'react';
import styles from './flow-top.module.css';

/** The name of a flow's page, and what can be done from every step. */
export function FlowTop({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.top}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
