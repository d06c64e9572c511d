import { SpecialistCardSkeleton, SpecialistsLoading } from '~/features/specialists/specialist-card-skeleton.tsx';
import styles from './specialists.module.css';

export function SpecialistsSkeleton() {
  return (
    <SpecialistsLoading>
      <div className={styles.cards}>
        <SpecialistCardSkeleton from="home" />
        <SpecialistCardSkeleton from="home" />
        <SpecialistCardSkeleton from="home" />
      </div>
    </SpecialistsLoading>
  );
}
