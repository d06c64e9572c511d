import type { ReactNode } from 'react';
import styles from './form-page.module.css';

interface FormPageProps {
  /** The illustration above the form. */
  strip: ReactNode;
  /** A `PageHeader`, which has the h1. */
  header: ReactNode;
  children: ReactNode;
}

/** A page with one form: a column of 440 px under an illustration. */
export function FormPage({ strip, header, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.strip}>{strip}</div>
      {header}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
