import { useFragment } from '@apollo/client/react';
import { failureOf } from '~/graphql/failure.ts';
import { SpecialistCardFragmentDoc } from '~/graphql/generated/operations/specialist-card.ts';
import { useSpecialistProfileQuery } from '~/graphql/generated/operations/specialist-profile.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { bookingLink } from './booking-link.ts';
import { ProfileHeading } from './profile-heading.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SpecialistAvatar } from './specialist-avatar.tsx';
import { shortName } from './specialist-labels.ts';
import { SpecialistProfile } from './specialist-profile.tsx';

interface OpenProfileProps {
  /** The specialist's id. */
  id: string;
  onClose: () => void;
}

/** The open profile dialog of one specialist. */
export function OpenProfile({ id, onClose }: OpenProfileProps) {
  const { data, error, loading, refetch } = useSpecialistProfileQuery({ variables: { id } });
  // The card that was pressed is in the cache already, so that the dialog opens with a face and a
  // name.
  const card = useFragment({ fragment: SpecialistCardFragmentDoc, from: { __typename: 'Specialist', id } });
  const known = card.complete ? card.data : null;
  const specialist = data?.specialist;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={known?.name ?? 'Specialist profile'}
      media={known && <SpecialistAvatar specialist={known} size={76} />}
      header={known && <ProfileHeading specialist={known} />}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {known && <ButtonLink {...bookingLink(known)}>Book {shortName(known.name)}</ButtonLink>}
        </>
      }
    >
      {specialist ? (
        <SpecialistProfile specialist={specialist} />
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
