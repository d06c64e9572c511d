import { Suspense, useState } from 'react';
import { SpecialistCard } from '~/features/specialists/specialist-card.tsx';
import { type Failure, failureOf } from '~/graphql/failure.ts';
import { useHomeSpecialistsQuery } from '~/graphql/generated/operations/home-specialists.ts';
import { Carousel } from '~/ui/carousel.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { SpecialistsSkeleton } from './specialists-skeleton.tsx';

const ProfileDialog = lazyDialog(
  async () => (await import('~/features/specialists/specialist-profile-dialog.tsx')).SpecialistProfileDialog,
);

export function SpecialistsList() {
  const { data, loading, error, refetch } = useHomeSpecialistsQuery();
  const [profileId, setProfileId] = useState<string | null>(null);
  const specialists = data?.specialists?.items;
  if (!specialists) {
    return error ? (
      <LoadError message={homeErrorMessage(failureOf(error))} onRetry={() => void refetch()} retrying={loading} />
    ) : (
      <SpecialistsSkeleton />
    );
  }
  if (specialists.length === 0) return <EmptyState title="No specialists available." />;
  return (
    <>
      <Carousel label="Specialists" speedMs={1500}>
        {specialists.map((specialist) => (
          <SpecialistCard key={specialist.id} specialist={specialist} from="home" onViewProfile={setProfileId} />
        ))}
      </Carousel>
      {profileId !== null && (
        <Suspense fallback={null}>
          <ProfileDialog id={profileId} onClose={() => setProfileId(null)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The message for specialists that failed to load (HOME-08..10). A non-OK status has its own text.
 * Other failures have the message of the legacy host or the network, or 'Unknown error occurred'.
 */
export function homeErrorMessage({ legacyStatus, message }: Failure): string {
  const isStatusError = legacyStatus !== null && (legacyStatus < 200 || legacyStatus > 299);
  return `Error loading specialists: ${isStatusError ? 'Failed to fetch specialists' : message}`;
}
