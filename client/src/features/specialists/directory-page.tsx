import { useRef } from 'react';
import { pages } from '~/site/pages.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ChipLink } from '~/ui/chip.tsx';
import { Container } from '~/ui/container.tsx';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import { PageHead } from '~/ui/page-head.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Spinner } from '~/ui/spinner.tsx';
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
      <DirectoryHeader />
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
          <DirectoryToolbar directory={directory} />
        </div>
        <DirectoryNotices directory={directory} />
        {applied.view === 'map' ? (
          <p className={styles.map}>Map view coming soon</p>
        ) : (
          <DirectoryList directory={directory} onPageChange={openPage} />
        )}
      </Container>
      <DirectoryBanner />
      <LazyProfileDialog
        hasAddress
        specialistId={applied.specialistId}
        filteredBy={applied.serviceName}
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

function DirectoryHeader() {
  return (
    <PageHeader
      title="Our Specialists"
      crumbs={[{ label: 'Home', to: paths.home }, { label: 'Specialists' }]}
      lead="See what they do, what they charge and what their customers say."
      actions={
        <>
          <ButtonLink variant="outline" to={paths.contact}>
            Become a Partner
          </ButtonLink>
          <ButtonLink variant="outline" to={paths.joinUs}>
            Join our team
          </ButtonLink>
        </>
      }
    />
  );
}

/**
 * The number of specialists (while they load, that they do: DIR-11), the page size, and list or
 * map.
 */
function DirectoryToolbar({ directory }: { directory: Directory }) {
  const { applied, results, filters, change, setView } = directory;
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
function countText({ totalCount, specialists }: Directory['results']): string {
  if (totalCount !== null) return totalCount === 1 ? '1 specialist' : `${totalCount} specialists`;
  const count = specialists?.length ?? 0;
  return count === 1 ? '1 specialist on this page' : `${count} specialists on this page`;
}
