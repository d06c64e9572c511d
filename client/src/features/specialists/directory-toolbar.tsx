import { ChipButton } from '~/ui/chip.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { type DirectoryFilters, type DirectoryState, perPageChoices } from './directory-state.ts';
import styles from './directory-toolbar.module.css';
import type { DirectoryPageResults } from './use-directory-page.ts';

interface DirectoryToolbarProps {
  directory: {
    settled: DirectoryState;
    typed: DirectoryFilters;
    change: (change: Partial<DirectoryFilters>) => void;
    show: (view: DirectoryState['view']) => void;
  };
  results: DirectoryPageResults;
}

/** How many there are, how many on a page, and list or map. */
export function DirectoryToolbar({ directory: { settled, typed, change, show }, results }: DirectoryToolbarProps) {
  return (
    <div className={styles.toolbar} data-needs-script>
      <p className={styles.count} role="status">
        {results.specialists && !results.loading && countText(results)}
      </p>
      <SelectField
        name="perPage"
        label="Per page"
        className={styles.perPage}
        value={typed.perPage}
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
        <ChipButton pressed={settled.view === 'list'} onClick={() => show('list')}>
          List
        </ChipButton>
        <ChipButton pressed={settled.view === 'map'} onClick={() => show('map')}>
          Map
        </ChipButton>
      </fieldset>
    </div>
  );
}

/** The legacy host need not say how many there are altogether. */
function countText({ totalCount, specialists }: DirectoryPageResults): string {
  if (totalCount !== null) return totalCount === 1 ? '1 specialist' : `${totalCount} specialists`;
  const shown = specialists?.length ?? 0;
  return shown === 1 ? '1 specialist on this page' : `${shown} specialists on this page`;
}
