import { useParams } from 'react-router-dom';
import { graphId } from '#shared/ids.ts';
import { failureOf } from '~/graphql/failure.ts';
import { useSpecialistPageQuery } from '~/graphql/generated/operations/specialist-page.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { PageHead } from '~/ui/page-head.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { NotFoundMarker } from '~/ui/page-response.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import styles from './specialist-page-content.module.css';
import { SpecialistPageContent } from './specialist-page-content.tsx';

/** /specialists/{id}/{name}: a specialist's page, which can be found and shared. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useSpecialistPageQuery({ variables: { id: graphId('Specialist', id) } });
  if (data?.specialist) return <SpecialistPageContent specialist={data.specialist} />;
  if (loading) return <Loading />;
  if (error) return <Failed message={failureOf(error).message} onRetry={() => void refetch()} />;
  return <NotFound />;
}

function Loading() {
  return (
    <>
      <UnknownHead title="Specialist" />
      <SpecialistPageSkeleton />
    </>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <UnknownHead title="Specialist" />
      <PageHeader title="We couldn’t load this page" crumbs={crumbs} />
      <Container>
        <LoadError message={`Error loading specialists: ${message}`} onRetry={onRetry} />
      </Container>
    </>
  );
}

function NotFound() {
  return (
    <>
      <NotFoundMarker />
      <UnknownHead title="Specialist not found" />
      <PageHeader
        title="Specialist not found"
        crumbs={crumbs}
        lead="There’s no specialist at this address. They may have left us, or the link may be incomplete."
        actions={<ButtonLink to={paths.specialists}>See all specialists</ButtonLink>}
      />
    </>
  );
}

function UnknownHead({ title }: { title: string }) {
  const description = 'What a specialist repairs, where, at what price, and what customers say about them.';
  return <PageHead title={title} description={description} path={paths.specialists} isIndexed={false} />;
}

const crumbs = [
  { label: 'Home', to: paths.home },
  { label: 'Specialists', to: paths.specialists },
  { label: 'Specialist' },
];

/** A specialist's page while it loads: the heading, the profile and the job sheet. */
function SpecialistPageSkeleton() {
  return (
    <div aria-busy="true">
      <Container className={styles.header}>
        <Skeleton width={220} height={22} className={styles.crumbs} />
        <div className={styles.heading}>
          <Skeleton shape="box" width={112} height={112} className={styles.photo} />
          <div className={styles.placeholders}>
            <Skeleton width="min(420px, 100%)" height={48} />
            <Skeleton width="min(260px, 100%)" />
            <Skeleton width="min(160px, 80%)" />
          </div>
        </div>
      </Container>
      <Container className={styles.columns}>
        <Skeleton shape="box" height={430} className={styles.side} />
        <div className={styles.body}>
          <ProfileSkeleton />
        </div>
      </Container>
    </div>
  );
}
