import { Suspense, useEffect } from 'react';
import type { AppointmentAction } from '~/features/appointments/appointment-action-dialog.tsx';
import { useOpenAppointmentQuery } from '~/graphql/generated/operations/appointments.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';

const loadDialog = () => import('./details-dialog.tsx');
const DetailsDialog = lazyDialog(async () => (await loadDialog()).DetailsDialog);

interface AppointmentDetailsProps {
  /** The id or reference in the URL; null if no details are open. */
  requestedId: string | null;
  onAction: (action: AppointmentAction) => void;
  onClose: () => void;
}

/** The details of the appointment in the URL. Preloads their code after the page has rendered. */
export function AppointmentDetails(props: AppointmentDetailsProps) {
  const { requestedId, onAction, onClose } = props;
  // From the cache if a page of the list has it.
  const { data, loading, error } = useOpenAppointmentQuery({
    variables: { id: requestedId ?? '' },
    skip: requestedId === null,
  });
  const appointment = data?.me?.appointment ?? null;
  useEffect(() => {
    loadDialog().catch(() => undefined);
  }, []);
  if (requestedId === null) return null;
  if (appointment === null) return loading || error ? null : <NotFound requestedId={requestedId} onClose={onClose} />;
  return (
    <Suspense fallback={null}>
      <DetailsDialog appointment={appointment} onAction={onAction} onClose={onClose} />
    </Suspense>
  );
}

function NotFound({ requestedId, onClose }: { requestedId: string; onClose: () => void }) {
  const { formatted, href } = product.phones.leicester;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Appointment not found"
      footer={<Button onClick={onClose}>Show my appointments</Button>}
    >
      <EmptyState title={`We can’t find appointment ${requestedId} in your account`}>
        <p>
          You may have booked it with another email. Call us on <a href={href}>{formatted}</a> if you can’t find it.
        </p>
      </EmptyState>
    </Dialog>
  );
}
