import { NextFree } from '~/features/specialists/next-free.tsx';
import { SpecialistCardSkeleton } from '~/features/specialists/specialist-card-skeleton.tsx';
import { NoScriptNotice } from '~/ui/no-script-notice.tsx';
import styles from './best-specialists.module.css';

export function BestSpecialistsSkeleton() {
  return (
    <>
      <NoScriptNotice />
      <div aria-busy="true" data-needs-script>
        <p role="status" className="visually-hidden">
          Loading specialists...
        </p>
        <ul className={styles.cards}>
          {[1, 2, 3].map((card) => (
            <li key={card} className={styles.card}>
              <NextFree date={null} serviceName={null} />
              <SpecialistCardSkeleton from="home" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
