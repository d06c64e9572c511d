import { useRef } from 'react';
import { pages } from '~/site/pages.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { PageHead } from '~/ui/page-head.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { DirectoryBanner } from './directory-banner.tsx';
import { DirectoryFilterBar } from './directory-filter-bar.tsx';
import { DirectoryList } from './directory-list.tsx';
import { DirectoryNotices } from './directory-notices.tsx';
import styles from './directory-page.module.css';
import { canonicalDirectoryPath, type DirectoryFilters, RESULTS_ID } from './directory-search-params.ts';
import { DirectoryToolbar } from './directory-toolbar.tsx';
import { LazyProfileDialog } from './lazy-profile-dialog.tsx';
import { ServiceFilter } from './service-filter.tsx';
import { useDirectory } from './use-directory.ts';
import { useDirectoryResults } from './use-directory-results.ts';

/** /specialists: the specialists who match the filters in the URL (DIR-01..20). */
export function Component() {
  const directory = useDirectory();
  const { applied, filters, change, clear, pathWith, clearedPath } = directory;
  const results = useDirectoryResults(applied);
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
          <DirectoryFilterBar
            filters={filters}
            onChange={change}
            onSubmit={directory.applyNow}
            clearedPath={clearedPath}
            onClear={clear}
            totalCount={results.totalCount}
          />
        </Container>
      </div>
      <Container className={styles.results}>
        <h2 className="visually-hidden">Specialists</h2>
        <div ref={top} id={RESULTS_ID} className={styles.top} data-print="hide">
          <DirectoryToolbar directory={directory} results={results} />
        </div>
        <DirectoryNotices directory={directory} results={results} />
        {applied.view === 'map' ? (
          <p className={styles.map}>Map view coming soon</p>
        ) : (
          <DirectoryList directory={directory} results={results} onPageChange={openPage} />
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
