import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Container } from './container.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** From the home page to here; the last is this page and is no link. */
  crumbs: readonly { label: string; to?: string }[];
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The top of every inner page, with its one h1. */
export function PageHeader({ title, crumbs, lead, actions }: PageHeaderProps) {
  return (
    <Container className={styles.header}>
      <nav aria-label="Breadcrumb">
        <ol className={styles.crumbs}>
          {crumbs.map(({ label, to }, index) => (
            <li key={label}>
              {index > 0 && <ChevronRight aria-hidden="true" />}
              {to && index < crumbs.length - 1 ? <Link to={to}>{label}</Link> : <span>{label}</span>}
            </li>
          ))}
        </ol>
      </nav>
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
