import { Heart } from 'lucide-react';
import { useRef } from 'react';
import { pages } from '~/site/pages.ts';
import { paths } from '~/site/paths.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { ChipLink } from '~/ui/chip.tsx';
import { Container } from '~/ui/container.tsx';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import { PageHead } from '~/ui/page-head.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { CompareBar } from './compare-bar.tsx';
import { DirectoryBanner } from './directory-banner.tsx';
import { DIRECTORY_FORM_ID, DirectoryFilterBar } from './directory-filter-bar.tsx';
import { DirectoryList, DirectoryNotices } from './directory-list.tsx';
import styles from './directory-page.module.css';
import {
  canonicalDirectoryPath,
  type DirectoryFilters,
  type DirectoryState,
  directoryPath,
  perPageChoices,
  RESULTS_ID,
} from './directory-search-params.ts';
import { LazyProfileDialog } from './lazy-profile-dialog.tsx';
import { useSavedSpecialists } from './saved-specialists.ts';
import { ServiceFilter } from './service-filter.tsx';
import { type Directory, useDirectory } from './use-directory.ts';

/** /specialists: the specialists who match the filters in the URL (DIR-01..20). */
export function Component() {
  const directory = useDirectory();
  const { applied, results, filters, change, pathWith } = directory;
  const top = useRef<HTMLDivElement>(null);

  const openPage = (page: number) => {
    directory.setPage(page);
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <DirectoryHead filters={applied} page={results.page} />
      <Container className={styles.header}>
        <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Specialists' }]} />
        <h1 tabIndex={-1}>Our Specialists</h1>
      </Container>
      <Container>
        <ServiceFilter
          selected={filters.serviceName}
          pathOf={(serviceName) => pathWith({ serviceName })}
          onSelect={(serviceName) => change({ serviceName })}
        />
      </Container>
      <div className={styles.filters} data-filter-bar data-print="hide">
        <Container>
          <DirectoryFilterBar directory={directory} />
        </Container>
      </div>
      <Container className={styles.results}>
        <h2 className="visually-hidden">Specialists</h2>
        <div ref={top} id={RESULTS_ID} className={styles.top} data-print="hide">
          <p className={styles.count} role="status">
            {results.specialists ? !results.loading && countText(directory) : results.loading && <Loading />}
          </p>
          <SavedLink directory={directory} />
        </div>
        <DirectoryNotices directory={directory} />
        {applied.view === 'map' ? (
          <p className={styles.map}>Map view coming soon</p>
        ) : (
          <DirectoryList directory={directory} onPageChange={openPage} />
        )}
        <DirectoryToolbar directory={directory} />
      </Container>
      <DirectoryBanner />
      <CompareBar directory={directory} />
      <LazyProfileDialog
        hasAddress
        specialistId={applied.specialistId}
        filteredBy={applied.serviceName}
        place={applied.location.trim()}
        onClose={directory.closeProfile}
      />
    </>
  );
}

function DirectoryHead({ filters, page }: { filters: DirectoryFilters; page: number }) {
  const { title, description } = pages.specialists;
  const path = canonicalDirectoryPath(filters, page);
  return (
    <PageHead title={page > 1 ? `${title}, page ${page}` : title} description={description} path={path} isIndexed />
  );
}

/** Only the specialists who are saved on this device, or all again. */
function SavedLink({ directory: { applied, savedPath } }: { directory: Directory }) {
  const count = useSavedSpecialists().length;
  if (count === 0 && !applied.saved) return null;
  return (
    <ChipLink to={savedPath} isCurrent={applied.saved} replace preventScrollReset>
      <Heart aria-hidden="true" />
      Saved ({count})
    </ChipLink>
  );
}

/** The page size, and list or map: what few people change, so it's below the list. */
function DirectoryToolbar({ directory }: { directory: Directory }) {
  const { applied, filters, change, setView } = directory;
  return (
    <div className={styles.toolbar} data-print="hide">
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

/** '3 specialists for LE2'. Some legacy hosts don't send the total. */
function countText({ applied, results: { totalCount, specialists } }: Directory): string {
  const location = applied.location.trim();
  const near = location && !applied.saved ? ` for ${location}` : '';
  if (totalCount !== null) return totalCount === 1 ? `1 specialist${near}` : `${totalCount} specialists${near}`;
  const count = specialists?.length ?? 0;
  return count === 1 ? `1 specialist${near} on this page` : `${count} specialists${near} on this page`;
}
