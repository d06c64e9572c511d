import { useState } from 'react';
import { serviceSummaries } from '~/content/service-summaries.ts';
import { LazyProfileDialog } from '~/features/specialists/lazy-profile-dialog.tsx';
import { NextFree } from '~/features/specialists/next-free.tsx';
import { SpecialistCard } from '~/features/specialists/specialist-card.tsx';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import styles from './best-specialists.module.css';
import { BestSpecialistsSkeleton } from './best-specialists-skeleton.tsx';
import { useServiceOffers } from './use-service-offers.ts';

/** The three specialists with the best rating, each with the next free day for this service. */
export function BestSpecialists({ slug }: { slug: ServiceSlug }) {
  const { offers, error, loading, refetch } = useServiceOffers(slug);
  const [profileId, setProfileId] = useState<string | null>(null);
  if (error && !offers?.specialists) {
    return <LoadError message="We couldn’t load the specialists." onRetry={refetch} retrying={loading} />;
  }
  if (offers === undefined) return <BestSpecialistsSkeleton />;
  const specialists = offers?.specialists ?? [];
  if (specialists.length === 0) return <EmptyState title="No specialists available." />;
  return (
    <>
      <ul className={styles.cards}>
        {specialists.map((specialist) => (
          <li key={specialist.id} className={styles.card}>
            <NextFree date={specialist.nextAvailableDate} serviceName={serviceSummaries[slug].name} />
            <SpecialistCard specialist={specialist} from="home" onViewProfile={setProfileId} />
          </li>
        ))}
      </ul>
      <LazyProfileDialog specialistId={profileId} onClose={() => setProfileId(null)} />
    </>
  );
}
