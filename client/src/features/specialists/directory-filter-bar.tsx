import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import styles from './directory-filter-bar.module.css';
import { DirectoryFilterFields } from './directory-filter-fields.tsx';
import { type DirectoryFilters, filterCount } from './directory-state.ts';

interface DirectoryFilterBarProps {
  filters: DirectoryFilters;
  onChange: (change: Partial<DirectoryFilters>) => void;
  onClear: () => void;
  /** How many the filters leave; null while that is not known. */
  totalCount: number | null;
}

/** The filters in a row; on a phone they are a sheet behind one button. */
export function DirectoryFilterBar(props: DirectoryFilterBarProps) {
  const isWide = useMediaQuery('(min-width: 60rem)');
  return isWide ? <FilterRow {...props} /> : <FilterSheet {...props} />;
}

function FilterRow({ filters, onChange, onClear }: DirectoryFilterBarProps) {
  return (
    <search className={styles.row}>
      <DirectoryFilterFields filters={filters} onChange={onChange} />
      <Button variant="ghost" className={styles.clear} disabled={filterCount(filters) === 0} onClick={onClear}>
        Clear
      </Button>
    </search>
  );
}

function FilterSheet({ filters, onChange, onClear, totalCount }: DirectoryFilterBarProps) {
  const [open, setOpen] = useState(false);
  const count = filterCount(filters);
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
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={
          <>
            <Button variant="ghost" onClick={onClear}>
              Clear
            </Button>
            <Button onClick={() => setOpen(false)}>{totalCount === null ? 'Show' : `Show ${totalCount}`}</Button>
          </>
        }
      >
        <DirectoryFilterFields filters={filters} onChange={onChange} />
      </Dialog>
    </div>
  );
}
