import { ChipButton } from '~/ui/chip.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { type DirectoryFilters, type DirectoryState, perPageChoices } from './directory-search-params.ts';
import styles from './directory-toolbar.module.css';
import type { DirectoryResults } from './use-directory-results.ts';

interface DirectoryToolbarProps {
  directory: {
    applied: DirectoryState;
    filters: DirectoryFilters;
    change: (change: Partial<DirectoryFilters>) => void;
    setView: (view: DirectoryState['view']) => void;
  };
  results: DirectoryResults;
}

/**
 * The number of specialists (while they load, that they do: DIR-11), the page size, and list or
 * map.
 */
export function DirectoryToolbar({ directory: { applied, filters, change, setView }, results }: DirectoryToolbarProps) {
  return (
    <div className={styles.toolbar} data-needs-script>
      <p className={styles.count} role="status">
        {results.specialists ? !results.loading && countText(results) : results.loading && <Loading />}
      </p>
      <SelectField
        name="perPage"
        label="Per page"
        className={styles.perPage}
        value={filters.perPage}
        onChange={(event) => change({ perPage: Number(event.target.value) })}
      >
        {perPageChoices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">Show as</legend>
        <ChipButton pressed={applied.view === 'list'} onClick={() => setView('list')}>
          List
        </ChipButton>
        <ChipButton pressed={applied.view === 'map'} onClick={() => setView('map')}>
          Map
        </ChipButton>
      </fieldset>
    </div>
  );
}

function Loading() {
  return (
    <>
      <Spinner /> Loading specialists...
    </>
  );
}

/** Some legacy hosts don't send the total. */
function countText({ totalCount, specialists }: DirectoryResults): string {
  if (totalCount !== null) return totalCount === 1 ? '1 specialist' : `${totalCount} specialists`;
  const count = specialists?.length ?? 0;
  return count === 1 ? '1 specialist on this page' : `${count} specialists on this page`;
}
