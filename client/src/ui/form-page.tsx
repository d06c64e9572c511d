import type { ReactNode } from 'react';
import styles from './form-page.module.css';

interface FormPageProps {
  /** A `PageHeader`, which has the h1; none if the children have it. */
  header?: ReactNode;
  /** Stands beside the form, and after it in narrow windows. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page with one form: a column of 440 px, which comes first. */
export function FormPage({ header, aside, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <div>
        {header}
        <div className={styles.content}>{children}</div>
      </div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
