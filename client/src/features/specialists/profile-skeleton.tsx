import { cx } from '~/ui/cx.ts';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import credentials from './profile-credentials.module.css';
import styles from './specialist-profile.module.css';

/** A profile while it loads: the credentials, the bio, the rate card and the details. */
export function ProfileSkeleton() {
  return (
    <div className={styles.profile}>
      <p className="visually-hidden" role="status">
        Loading profile...
      </p>
      <div aria-hidden="true" className={credentials.tiles}>
        {[1, 2, 3].map((tile) => (
          <div key={tile} className={cx(credentials.tile, frame.frame)}>
            <Skeleton shape="circle" width={24} height={24} className={credentials.icon} />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
      <section>
        <Skeleton width={90} height={22} className={styles.title} />
        <Skeleton />
        <Skeleton width="85%" />
        <Skeleton width="40%" />
      </section>
      <section>
        <Skeleton width={180} height={22} className={styles.title} />
        <Skeleton shape="box" height={300} />
      </section>
      <section>
        <Skeleton width={200} height={22} className={styles.title} />
        <Skeleton shape="box" height={170} />
      </section>
    </div>
  );
}
