import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { Container } from './container.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** From the home page to here; the last is this page and is no link. */
  crumbs: readonly Crumb[];
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The top of every inner page, with its one h1. */
export function PageHeader({ title, crumbs, lead, actions }: PageHeaderProps) {
  return (
    <Container className={styles.header}>
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.row}>
        <div className={styles.text}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Container>
  );
}
