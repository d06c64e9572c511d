import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ButtonLink } from '~/ui/button.tsx';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** The path of a page's list. */
  pathOf: (page: number) => string;
  onPageChange: (page: number) => void;
}

/** Links to the previous and the next page, within 1..totalPages (DIR-10). */
export function Pagination({ page, totalPages, pathOf, onPageChange }: PaginationProps) {
  if (totalPages <= 1) return null;
  const linkTo = (target: number) =>
    target < 1 || target > totalPages
      ? { to: null }
      : { to: pathOf(target), onClick: insteadOfLink(() => onPageChange(target)) };
  return (
    <nav className={styles.pagination} aria-label="Pages of specialists">
      <ButtonLink variant="outline" icon={<ArrowLeft aria-hidden="true" />} rel="prev" {...linkTo(page - 1)}>
        Previous
      </ButtonLink>
      <p className={styles.position}>
        Page {page} of {totalPages}
      </p>
      <ButtonLink variant="outline" iconEnd={<ArrowRight aria-hidden="true" />} rel="next" {...linkTo(page + 1)}>
        Next
      </ButtonLink>
    </nav>
  );
}
