import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './profile-skeleton.module.css';

/** The profile's placeholder while it loads. */
export function ProfileSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden" role="status">
        Loading profile...
      </p>
      <Skeleton shape="box" height={96} />
      <Skeleton width="40%" height={22} />
      <Skeleton shape="box" height={180} />
      <Skeleton width="40%" height={22} />
      <Skeleton shape="box" height={140} />
    </div>
  );
}
