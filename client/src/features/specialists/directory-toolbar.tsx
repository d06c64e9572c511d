import { ChipLink } from '~/ui/chip.tsx';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { DIRECTORY_FORM_ID } from './directory-filter-bar.tsx';
import { type DirectoryState, directoryPath, perPageChoices, RESULTS_ID } from './directory-search-params.ts';
import styles from './directory-toolbar.module.css';
import type { Directory } from './use-directory.ts';
import type { DirectoryResults } from './use-directory-results.ts';

interface DirectoryToolbarProps {
  directory: Pick<Directory, 'applied' | 'filters' | 'change' | 'setView'>;
  results: DirectoryResults;
}

/**
 * The number of specialists (while they load, that they do: DIR-11), the page size, and list or
 * map.
 */
export function DirectoryToolbar({ directory: { applied, filters, change, setView }, results }: DirectoryToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {results.specialists ? !results.loading && countText(results) : results.loading && <Loading />}
      </p>
      <div data-needs-script>
        <SelectField
          name="perPage"
          label="Per page"
          form={DIRECTORY_FORM_ID}
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
      </div>
      <noscript>
        <PageSizes applied={applied} />
      </noscript>
      <nav className={styles.chips} aria-label="Show as">
        <ViewLink view="list" applied={applied} onSelect={setView}>
          List
        </ViewLink>
        <ViewLink view="map" applied={applied} onSelect={setView}>
          Map
        </ViewLink>
      </nav>
    </div>
  );
}

/** The page sizes as links, because a select needs a script to apply its choice. */
function PageSizes({ applied }: { applied: DirectoryState }) {
  return (
    <nav className={styles.chips} aria-labelledby="page-sizes">
      <span id="page-sizes">Per page</span>
      {perPageChoices.map((perPage) => (
        <ChipLink
          key={perPage}
          to={`${directoryPath({ ...applied, perPage, page: 1 })}#${RESULTS_ID}`}
          isCurrent={perPage === applied.perPage}
        >
          {perPage}
        </ChipLink>
      ))}
    </nav>
  );
}

interface ViewLinkProps {
  view: DirectoryState['view'];
  applied: DirectoryState;
  onSelect: (view: DirectoryState['view']) => void;
  children: string;
}

function ViewLink({ view, applied, onSelect, children }: ViewLinkProps) {
  return (
    <ChipLink
      to={directoryPath({ ...applied, view })}
      isCurrent={view === applied.view}
      onClick={insteadOfLink(() => onSelect(view))}
    >
      {children}
    </ChipLink>
  );
}

function Loading() {
  return (
    <span className={styles.loading} data-needs-script>
      <Spinner /> Loading specialists...
    </span>
  );
}

/** Some legacy hosts don't send the total. */
function countText({ totalCount, specialists }: DirectoryResults): string {
  if (totalCount !== null) return totalCount === 1 ? '1 specialist' : `${totalCount} specialists`;
  const count = specialists?.length ?? 0;
  return count === 1 ? '1 specialist on this page' : `${count} specialists on this page`;
}
