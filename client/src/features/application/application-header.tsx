import type { ReactNode } from 'react';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import styles from './application-header.module.css';

const CRUMBS = [{ label: 'Specialists', to: paths.specialists }, { label: 'APPLY' }];

interface ApplicationHeaderProps {
  /** The first step introduces the application. */
  isFirstStep: boolean;
  /** The `ApplicationStatus`. */
  children: ReactNode;
}

/** The breadcrumbs (JOIN-01) and the page's title. */
export function ApplicationHeader({ isFirstStep, children }: ApplicationHeaderProps) {
  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      <h1 className={isFirstStep ? undefined : styles.title}>Join our team</h1>
      {isFirstStep && (
        <p className={styles.lead}>
          Do you repair things for a living in {product.area}? You set your services, your prices and your hours. We
          bring the bookings.
        </p>
      )}
      {children}
    </>
  );
}
