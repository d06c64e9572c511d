import { useRef } from 'react';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { DirectoryBanner } from './directory-banner.tsx';
import { DirectoryFilterBar } from './directory-filter-bar.tsx';
import { DirectoryList } from './directory-list.tsx';
import styles from './directory-page.module.css';
import { DirectoryToolbar } from './directory-toolbar.tsx';
import { ServiceStrip } from './service-strip.tsx';
import { SpecialistProfileDialog } from './specialist-profile-dialog.tsx';
import { useDirectory } from './use-directory.ts';
import { useDirectoryPage } from './use-directory-page.ts';

/** /specialists: everyone who can be booked, narrowed by what the address says (DIR-01..20). */
export function Component() {
  const directory = useDirectory();
  const { settled, typed, change, clear } = directory;
  const results = useDirectoryPage(settled);
  const top = useRef<HTMLDivElement>(null);

  const turnTo = (page: number) => {
    directory.turnTo(page);
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
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
      <Container>
        <ServiceStrip chosen={typed.serviceName} onChoose={(serviceName) => change({ serviceName })} />
      </Container>
      <div className={styles.bar} data-needs-script>
        <Container>
          <DirectoryFilterBar filters={typed} onChange={change} onClear={clear} totalCount={results.totalCount} />
        </Container>
      </div>
      <Container className={styles.results}>
        <h2 className="visually-hidden">Specialists</h2>
        <div ref={top} className={styles.top}>
          <InertUntilInteractive>
            <DirectoryToolbar directory={directory} results={results} />
          </InertUntilInteractive>
        </div>
        {settled.view === 'map' ? (
          <p className={styles.map}>Map view coming soon</p>
        ) : (
          <DirectoryList
            filters={settled}
            results={results}
            onTurn={turnTo}
            onClear={clear}
            onViewProfile={directory.openProfile}
          />
        )}
      </Container>
      <DirectoryBanner />
      <SpecialistProfileDialog specialistId={settled.specialist} onClose={directory.closeProfile} />
    </>
  );
}
