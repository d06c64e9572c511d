import type { ReactNode } from 'react';
import styles from './form-page.module.css';

interface FormPageProps {
  /** The drawing above it. */
  strip: ReactNode;
  /** A `PageHeader`, with the one h1. */
  header: ReactNode;
  children: ReactNode;
}

/** A page that is one form: a single column of 440 px under a strip of tools. */
export function FormPage({ strip, header, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.strip}>{strip}</div>
      {header}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
