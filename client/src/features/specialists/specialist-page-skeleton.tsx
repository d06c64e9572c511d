import { Container } from '~/ui/container.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import styles from './specialist-page-content.module.css';

/** A specialist's page while it loads: the heading, the profile and the job sheet. */
export function SpecialistPageSkeleton() {
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
