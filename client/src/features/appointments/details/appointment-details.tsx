import { type ReactNode, useEffect, useState } from 'react';
import type { AppointmentAction } from '~/features/appointments/appointment-action-dialog.tsx';
import { RecordDetails } from '~/features/customer/record-details.tsx';
import { useOpenAppointmentQuery } from '~/graphql/generated/operations/open-appointment.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';

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
  const query = useOpenAppointmentQuery({ variables: { id: requestedId } });
  return (
    <RecordDetails
      type="Appointment"
      requestedId={requestedId}
      query={query}
      loaded={query.data?.me?.appointment ?? null}
      missingHint="You may have booked it with another email."
      size="md"
      onClose={onClose}
    >
      {(appointment) => (
        <>
          <DetailsDialog appointment={appointment} onAction={onAction} onClose={onClose} />
          <AfterOpening>{children}</AfterOpening>
        </>
      )}
    </RecordDetails>
  );
}

/** Dialogs that open at the same moment would hide each other from screen readers. */
function AfterOpening({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  return isOpen && children;
}
