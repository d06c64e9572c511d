import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './directory-filter-bar.module.css';
import { DirectoryFilterFields } from './directory-filter-fields.tsx';
import { type DirectoryFilters, filterCount } from './directory-search-params.ts';

const DirectoryFilterSheet = lazyDialog(
  async () => (await import('./directory-filter-sheet.tsx')).DirectoryFilterSheet,
);

export interface DirectoryFilterBarProps {
  filters: DirectoryFilters;
  onChange: (change: Partial<DirectoryFilters>) => void;
  onClear: () => void;
  /** How many specialists match; null while it is not known. */
  totalCount: number | null;
}

/**
 * The filters in a row, or behind a button on a phone. CSS shows one of the two, so that hydration
 * shifts no layout.
 */
export function DirectoryFilterBar(props: DirectoryFilterBarProps) {
  return (
    <>
      <FilterRow {...props} />
      <FilterButton {...props} />
    </>
  );
}

function FilterRow({ filters, onChange, onClear }: DirectoryFilterBarProps) {
  return (
    <InertUntilInteractive loadingText="Loading the filters..." className={styles.wide}>
      <search className={cx(styles.row, styles.wide)}>
        <DirectoryFilterFields filters={filters} onChange={onChange} />
        <Button variant="ghost" className={styles.clear} disabled={filterCount(filters) === 0} onClick={onClear}>
          Clear
        </Button>
      </search>
    </InertUntilInteractive>
  );
}

function FilterButton(props: DirectoryFilterBarProps) {
  const [open, setOpen] = useState(false);
  const count = filterCount(props.filters);
  return (
    <div className={styles.phone}>
      <Button
        variant="outline"
        fullWidth
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DirectoryFilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
