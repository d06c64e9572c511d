import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '~/ui/button.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  /** From 1. The URL may contain one past the end. */
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
}

/** Previous and Next within 1..totalPages (DIR-10). Hidden if there is only one page. */
export function Pagination({ page, totalPages, onPageChange }: PaginationProps) {
  if (totalPages <= 1 && page <= 1) return null;
  const previous = Math.min(page - 1, totalPages);
  return (
    <nav data-needs-script className={styles.pagination} aria-label="Pages of specialists">
      <Button
        variant="outline"
        icon={<ArrowLeft aria-hidden="true" />}
        disabled={previous < 1}
        onClick={() => onPageChange(previous)}
      >
        Previous
      </Button>
      <p className={styles.position}>
        Page {page} of {totalPages}
      </p>
      <Button
        variant="outline"
        iconEnd={<ArrowRight aria-hidden="true" />}
        disabled={page >= totalPages}
        onClick={() => onPageChange(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
