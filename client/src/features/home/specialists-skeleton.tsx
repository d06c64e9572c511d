import { SpecialistCardSkeleton } from '~/features/specialists/specialist-card-skeleton.tsx';
import { NoScriptNotice } from '~/ui/no-script-notice.tsx';
import styles from './specialists.module.css';

export function SpecialistsSkeleton() {
  return (
    <>
      <NoScriptNotice />
      <div aria-busy="true" data-needs-script>
        <p role="status" className="visually-hidden">
          Loading specialists...
        </p>
        <div className={styles.cards}>
          <SpecialistCardSkeleton from="home" />
          <SpecialistCardSkeleton from="home" />
          <SpecialistCardSkeleton from="home" />
        </div>
      </div>
    </>
  );
}
