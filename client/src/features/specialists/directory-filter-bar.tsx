import { SlidersHorizontal } from 'lucide-react';
import { Suspense, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './directory-filter-bar.module.css';
import { MainFilterFields, MoreFilterFields, SortField } from './directory-filter-fields.tsx';
import { filterCount, readDirectoryParams } from './directory-search-params.ts';
import { type Directory, filterNames } from './use-directory.ts';

const DirectoryFilterSheet = lazyDialog(
  async () => (await import('./directory-filter-sheet.tsx')).DirectoryFilterSheet,
);

/** The form of the filters, for fields elsewhere on the page. */
export const DIRECTORY_FORM_ID = 'directory-filters';

/**
 * The filters in a row, or behind a button on a phone. CSS shows one of the two, so that hydration
 * shifts no layout.
 */
export function DirectoryFilterBar({ directory }: { directory: Directory }) {
  return (
    <>
      <FilterRow directory={directory} />
      <FilterButton directory={directory} />
    </>
  );
}

/** A plain form, which the browser submits by itself until the page is interactive. */
function FilterRow({ directory }: { directory: Directory }) {
  const { filters, change, applyNow, clear, clearedPath } = directory;
  const form = useRef<HTMLFormElement>(null);
  const isInteractive = useIsInteractive();

  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const values = Array.from(new FormData(form.current), ([name, value]) => [name, String(value)]);
    const read = readDirectoryParams(new URLSearchParams(values));
    change(Object.fromEntries(filterNames.map((name) => [name, read[name]])));
  });
  // What was typed before hydration, which React would overwrite when it renders next.
  useLayoutEffect(() => takeOver(), []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    applyNow();
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
        <MainFilterFields filters={filters} onChange={change} sorts={directory.results.sorts} />
        <MoreFilters directory={directory} />
        <div className={styles.actions} data-filter-actions>
          {!isInteractive && (
            <Button type="submit" className={styles.apply}>
              Apply
            </Button>
          )}
          {filterCount(filters) > 0 ? (
            <ButtonLink variant="ghost" to={clearedPath} className={styles.clear} onClick={insteadOfLink(clear)}>
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

const rarerFilters = ['specialism', 'serviceName', 'serviceMode'] as const;

/** The rarer filters in a panel below the row, which closes when it loses the focus. */
function MoreFilters({ directory: { filters, change } }: { directory: Directory }) {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const count = rarerFilters.filter((name) => filters[name].trim()).length;
  return (
    <details
      className={styles.more}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onBlur={({ currentTarget, relatedTarget }) => setOpen(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        summary.current?.focus();
      }}
    >
      <summary ref={summary} className={styles.summary}>
        <SlidersHorizontal aria-hidden="true" />
        {count > 0 ? `More filters (${count})` : 'More filters'}
      </summary>
      {/* Takes the focus, so that a click between its fields doesn't close it. */}
      <div className={styles.panel} tabIndex={-1}>
        <MoreFilterFields filters={filters} onChange={change} />
      </div>
    </details>
  );
}

function FilterButton({ directory }: { directory: Directory }) {
  const [open, setOpen] = useState(false);
  const count = filterCount(directory.filters);
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
      <SortField filters={directory.filters} onChange={directory.change} sorts={directory.results.sorts} />
      {open && (
        <Suspense fallback={null}>
          <DirectoryFilterSheet directory={directory} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
