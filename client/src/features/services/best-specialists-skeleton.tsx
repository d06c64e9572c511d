import { NextFree } from '~/features/specialists/next-free.tsx';
import { SpecialistCardSkeleton, SpecialistsLoading } from '~/features/specialists/specialist-card-skeleton.tsx';
import styles from './best-specialists.module.css';

export function BestSpecialistsSkeleton() {
  return (
    <SpecialistsLoading>
      <ul className={styles.cards}>
        {[1, 2, 3].map((card) => (
          <li key={card} className={styles.card}>
            <NextFree date={null} serviceName={null} />
            <SpecialistCardSkeleton from="home" />
          </li>
        ))}
      </ul>
    </SpecialistsLoading>
  );
}
