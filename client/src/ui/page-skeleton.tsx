import { Container } from './container.tsx';
import styles from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

/** Shown instead of a page whose code is loading. */
export function PageSkeleton() {
  return (
    <Container className={styles.page} aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading the page
      </p>
      <Skeleton width="min(420px, 70%)" height={56} shape="box" />
      <Skeleton width="min(620px, 90%)" height={24} />
      <Skeleton width="100%" height={280} shape="box" />
    </Container>
  );
}
