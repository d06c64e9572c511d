import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { absolute, type StructuredThing } from '~/site/structured-data/structured-thing.ts';
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

/** The breadcrumbs of a page. The last one, the page itself, has no address. */
export function breadcrumbs(crumbs: readonly { label: string; to?: string }[]): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: absolute(to) }),
    })),
  };
}
