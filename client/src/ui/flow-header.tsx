import type { ReactNode } from 'react';
import styles from './flow-header.module.css';
import { NoWrap } from './no-wrap.tsx';

interface FlowHeaderProps {
  title: string;
  /** A short text beside the actions, hidden on phones. */
  note?: string;
  /** Actions beside the title. */
  children?: ReactNode;
}

/** The title of a flow, with its actions. */
export function FlowHeader({ title, note, children }: FlowHeaderProps) {
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {note && (
        <p className={styles.note}>
          <NoWrap text={note} />
        </p>
      )}
      {children}
    </div>
  );
}
