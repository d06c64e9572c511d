import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { Container } from './container.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** The pages from the home page to this one. The last crumb is not a link. */
  crumbs: readonly Crumb[];
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The header of every page except the home page, with its h1. */
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
