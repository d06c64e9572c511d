import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { addressId } from '#shared/ids.ts';
import type { AppointmentAction } from '~/features/appointments/appointment-action-dialog.tsx';
import { useOpenAppointmentQuery } from '~/graphql/generated/operations/open-appointment.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { LoadError } from '~/ui/load-error.tsx';

const loadDialog = () => import('./details-dialog.tsx');
const DetailsDialog = lazyDialog(async () => (await loadDialog()).DetailsDialog);

interface AppointmentDetailsProps {
  /** From the URL; null if no details are open. */
  requestedId: string | null;
  onAction: (action: AppointmentAction) => void;
  onClose: () => void;
  /** A dialog over the details, which opens after them. */
  children: ReactNode;
}

/** The details of the appointment in the URL. Preloads their code after the page has rendered. */
export function AppointmentDetails({ requestedId, ...props }: AppointmentDetailsProps) {
  useEffect(() => {
    loadDialog().catch(() => undefined);
  }, []);
  return requestedId === null ? null : <OpenDetails key={requestedId} requestedId={requestedId} {...props} />;
}

function OpenDetails(props: AppointmentDetailsProps & { requestedId: string }) {
  const { requestedId, onAction, onClose, children } = props;
  // From the cache if a page of the list has it.
  const { data, loading, error, refetch } = useOpenAppointmentQuery({ variables: { id: requestedId } });
  // A failed refetch keeps what is shown.
  const appointment = useLastLoaded(data?.me?.appointment ?? null);
  const [hasRetried, setHasRetried] = useState(false);
  const retry = () => {
    setHasRetried(true);
    refetch().catch(() => undefined);
  };
  if (appointment === null) {
    if (loading && !hasRetried) return null;
    if (loading || error) return <LoadFailed isRetrying={loading} onRetry={retry} onClose={onClose} />;
    return <NotFound requestedId={requestedId} onClose={onClose} />;
  }
  return (
    <Suspense fallback={null}>
      <DetailsDialog appointment={appointment} onAction={onAction} onClose={onClose} />
      <AfterOpening>{children}</AfterOpening>
    </Suspense>
  );
}

/** Dialogs that open at the same moment would hide each other from screen readers. */
function AfterOpening({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  return isOpen && children;
}

interface LoadFailedProps {
  isRetrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function LoadFailed({ isRetrying, onRetry, onClose }: LoadFailedProps) {
  return (
    <Dialog open hasAddress onClose={onClose} title="Appointment" footer={<Button onClick={onClose}>Close</Button>}>
      <LoadError message="We couldn’t load this appointment." onRetry={onRetry} retrying={isRetrying} />
    </Dialog>
  );
}

function NotFound({ requestedId, onClose }: { requestedId: string; onClose: () => void }) {
  const { formatted, href } = product.phones.leicester;
  return (
    <Dialog
      open
      hasAddress
      onClose={onClose}
      title="Appointment not found"
      footer={<Button onClick={onClose}>Show my appointments</Button>}
    >
      <EmptyState title={`We can’t find appointment ${addressId('Appointment', requestedId)} in your account`}>
        <p>
          You may have booked it with another email. Call us on <a href={href}>{formatted}</a> if you can’t find it.
        </p>
      </EmptyState>
    </Dialog>
  );
}
