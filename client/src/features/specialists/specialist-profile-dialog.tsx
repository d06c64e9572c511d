import { useFragment } from '@apollo/client/react';
import { failureOf } from '~/graphql/failure.ts';
import type { SpecialistCardFragment } from '~/graphql/generated/graphql.ts';
import { SpecialistCardFragmentDoc } from '~/graphql/generated/operations/specialist-card.ts';
import { useSpecialistProfileQuery } from '~/graphql/generated/operations/specialist-profile.ts';
import { paths } from '~/site/paths.ts';
import { specialistName } from '~/site/unknown-labels.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { ProfileActions, ProfileHeading, ProfileNextFree } from './profile-heading.tsx';
import { bookingLink, shortName } from './specialist-labels.ts';
import styles from './specialist-profile.module.css';
import { ProfileSkeleton, SpecialistProfile } from './specialist-profile.tsx';
import { SpecialistAvatar } from './specialist-summary.tsx';

export interface SpecialistProfileDialogProps {
  /** The specialist's id. */
  id: string;
  /** The name of the service that the list is filtered by; empty if there is none. */
  filteredBy?: string;
  /** The location that the list is filtered by. */
  place?: string;
  /** Whether the page's address opens it. */
  hasAddress?: boolean;
  /** In a booking: chooses the specialist, in place of the link that begins one. */
  onChoose?: (id: string) => void;
  onClose: () => void;
}

/** The profile of a specialist (DIR-29..44). */
export function SpecialistProfileDialog(props: SpecialistProfileDialogProps) {
  const { id, filteredBy = '', place = '', hasAddress = false, onChoose, onClose } = props;
  const { data, error, loading, refetch } = useSpecialistProfileQuery({ variables: { id } });
  // The card is in the cache, so the dialog opens with a photo and a name.
  const card = useFragment({ fragment: SpecialistCardFragmentDoc, from: { __typename: 'Specialist', id } });
  const cached = card.complete ? card.data : null;
  const name = specialistName(cached?.name ?? null);
  const path = paths.specialist(id, cached?.name ?? null);
  const specialist = data?.specialist;
  return (
    <Dialog
      open
      hasAddress={hasAddress}
      onClose={onClose}
      size="lg"
      title={cached ? name : 'Specialist profile'}
      media={cached ? <Photo specialist={cached} /> : loading && <Skeleton shape="box" width={76} height={76} />}
      header={
        cached ? (
          <>
            <ProfileHeading specialist={cached} />
            <ProfileNextFree specialistId={id} offered={specialist?.services} filteredBy={filteredBy} />
          </>
        ) : (
          loading && <HeadingSkeleton />
        )
      }
      footer={
        <>
          <div className={styles.dialogActions}>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
            {cached && <ProfileActions specialist={cached} path={path} />}
          </div>
          {cached && onChoose && <Button onClick={() => onChoose(cached.id)}>Choose {shortName(name)}</Button>}
          {cached && !onChoose && (
            <ButtonLink {...bookingLink({ id: cached.id, name }, { serviceName: filteredBy || null, place })}>
              Book {shortName(name)}
            </ButtonLink>
          )}
        </>
      }
    >
      {specialist ? (
        <>
          <SpecialistProfile layout="dialog" specialist={specialist} />
          <TextLink to={path}>Open as a page</TextLink>
        </>
      ) : loading ? (
        <ProfileSkeleton />
      ) : error ? (
        <LoadError message={`Error loading specialists: ${failureOf(error).message}`} onRetry={() => void refetch()} />
      ) : (
        <EmptyState title="This specialist is no longer available">
          <p>Close this and choose another specialist.</p>
        </EmptyState>
      )}
    </Dialog>
  );
}

function Photo({ specialist }: { specialist: SpecialistCardFragment }) {
  return (
    <span className={styles.dialogPhoto} data-photo="specialist-photo">
      <SpecialistAvatar specialist={specialist} size={76} loading="eager" />
    </span>
  );
}

/** The trade, the rating and the first free day. */
function HeadingSkeleton() {
  return (
    <>
      <Skeleton width="min(220px, 100%)" />
      <Skeleton width={160} />
      <Skeleton width={180} />
    </>
  );
}
