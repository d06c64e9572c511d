import { Suspense, useEffect } from 'react';
import type { Appointment } from '~/features/appointments/appointment.ts';
import type { Act } from '~/features/appointments/open-act.tsx';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';

const load = () => import('./details-dialog.tsx');
const DetailsDialog = lazyDialog(async () => (await load()).DetailsDialog);

interface AppointmentDetailsProps {
  /** What the address asks for. Null: no details are open. */
  asked: string | null;
  /** Null when the customer has none of that name. */
  appointment: Appointment | null;
  /** Whether newer ones are on their way: what is not there yet may come. */
  isLoading: boolean;
  onAct: (act: Act) => void;
  onClose: () => void;
}

/**
 * The details of an appointment, which have an address of their own; fetched once the page around
 * them is there.
 */
export function AppointmentDetails({ asked, appointment, isLoading, onAct, onClose }: AppointmentDetailsProps) {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  if (asked === null) return null;
  if (appointment === null) return isLoading ? null : <NotFound asked={asked} onClose={onClose} />;
  return (
    <Suspense fallback={null}>
      <DetailsDialog appointment={appointment} onAct={onAct} onClose={onClose} />
    </Suspense>
  );
}

function NotFound({ asked, onClose }: { asked: string; onClose: () => void }) {
  const { shown, href } = product.phones.leicester;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Appointment not found"
      footer={<Button onClick={onClose}>Show my appointments</Button>}
    >
      <EmptyState title={`We can’t find appointment ${asked} in your account`}>
        <p>
          You may have booked it with another email. Call us on <a href={href}>{shown}</a> if you can’t find it.
        </p>
      </EmptyState>
    </Dialog>
  );
}
