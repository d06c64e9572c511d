import type { ReactNode } from 'react';
import styles from './flow-header.module.css';
import { NoWrap } from './no-wrap.tsx';

interface FlowHeaderProps {
  title: string;
  /** A word beside what can be done, where there is room for it. */
  aside?: string;
  children: ReactNode;
}

/** The name of a flow's page, and what can be done from every step. */
export function FlowHeader({ title, aside, children }: FlowHeaderProps) {
  return (
    <div className={styles.top}>
      <h1 className={styles.title}>{title}</h1>
      {aside && (
        <p className={styles.aside}>
          <NoWrap text={aside} />
        </p>
      )}
      {children}
    </div>
  );
}
