import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '~/ui/button.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  /** From 1; an address may name one that is past the end. */
  page: number;
  totalPages: number;
  onTurn: (page: number) => void;
}

/** Previous and next within 1..totalPages (DIR-10). Not there when all fits on one page. */
export function Pagination({ page, totalPages, onTurn }: PaginationProps) {
  if (totalPages <= 1 && page <= 1) return null;
  const previous = Math.min(page - 1, totalPages);
  return (
    <nav className={styles.pagination} aria-label="Pages of specialists">
      <Button
        variant="outline"
        icon={<ArrowLeft aria-hidden="true" />}
        disabled={previous < 1}
        onClick={() => onTurn(previous)}
      >
        Previous
      </Button>
      <p className={styles.where}>
        Page {page} of {totalPages}
      </p>
      <Button
        variant="outline"
        iconEnd={<ArrowRight aria-hidden="true" />}
        disabled={page >= totalPages}
        onClick={() => onTurn(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
