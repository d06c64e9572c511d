import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { breadcrumbs } from '~/site/structured-data/breadcrumbs.ts';
import styles from './breadcrumb.module.css';
import { StructuredData } from './structured-data.tsx';

export interface Crumb {
  label: string;
  to?: string;
}

/** Links to the pages above this one. The last crumb is this page and not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <StructuredData thing={breadcrumbs(crumbs)} />
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && <ChevronRight aria-hidden="true" />}
            {to && index < crumbs.length - 1 ? <Link to={to}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
