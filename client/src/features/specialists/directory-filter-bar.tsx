import { SlidersHorizontal } from 'lucide-react';
import { Suspense, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './directory-filter-bar.module.css';
import { DirectoryFilterFields } from './directory-filter-fields.tsx';
import { type DirectoryFilters, filterCount, readDirectoryParams } from './directory-search-params.ts';

const DirectoryFilterSheet = lazyDialog(
  async () => (await import('./directory-filter-sheet.tsx')).DirectoryFilterSheet,
);

/** The form of the filters, for fields elsewhere on the page. */
export const DIRECTORY_FORM_ID = 'directory-filters';

export interface DirectoryFilterBarProps {
  filters: DirectoryFilters;
  onChange: (change: Partial<DirectoryFilters>) => void;
  /** Applies the filters without the delay. */
  onSubmit: () => void;
  /** The path of the list without filters. */
  clearedPath: string;
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

/** A plain form, which the browser submits by itself until the page is interactive. */
function FilterRow({ filters, onChange, onSubmit, clearedPath, onClear }: DirectoryFilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const isInteractive = useIsInteractive();

  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const values = Array.from(new FormData(form.current), ([name, value]) => [name, String(value)]);
    const { search, specialism, location, serviceName, serviceMode, perPage } = readDirectoryParams(
      new URLSearchParams(values),
    );
    onChange({ search, specialism, location, serviceName, serviceMode, perPage });
  });
  // What was typed before hydration, which React would overwrite when it renders next.
  useLayoutEffect(() => takeOver(), []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <search className={styles.wide}>
      <form
        ref={form}
        id={DIRECTORY_FORM_ID}
        action={paths.specialists}
        noValidate
        // Otherwise a reload would restore the fields of a list that is shown no longer.
        autoComplete="off"
        className={styles.row}
        onSubmit={submit}
      >
        <DirectoryFilterFields filters={filters} onChange={onChange} />
        <div className={styles.actions} data-filter-actions>
          {!isInteractive && (
            <Button type="submit" className={styles.apply}>
              Apply
            </Button>
          )}
          {filterCount(filters) > 0 ? (
            <ButtonLink variant="ghost" to={clearedPath} className={styles.clear} onClick={insteadOfLink(onClear)}>
              Clear
            </ButtonLink>
          ) : (
            <ButtonLink to={null} className={styles.clear}>
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}

function FilterButton(props: DirectoryFilterBarProps) {
  const [open, setOpen] = useState(false);
  const count = filterCount(props.filters);
  return (
    <div className={styles.phone} data-needs-script>
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
