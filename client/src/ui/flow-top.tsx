import type { ReactNode } from 'react';
import styles from './flow-top.module.css';
import { Unbroken } from './unbroken.tsx';

interface FlowTopProps {
  title: string;
  /** A word beside what can be done, where there is room for it. */
  aside?: string;
  children: ReactNode;
}

/** The name of a flow's page, and what can be done from every step. */
export function FlowTop({ title, aside, children }: FlowTopProps) {
  return (
    <div className={styles.top}>
      <h1 className={styles.title}>{title}</h1>
      {aside && (
        <p className={styles.aside}>
          <Unbroken text={aside} />
        </p>
      )}
      {children}
    </div>
  );
}
