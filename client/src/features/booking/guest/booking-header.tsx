import { Siren } from 'lucide-react';
import { StartBookingAgain } from '~/features/booking/shared/start-booking-again.tsx';
import { formatCallbackTime, PUBLIC_CALLBACK } from '~/site/callback-time.ts';
import { useImmediateServiceDialog } from '~/site/immediate-service-dialog-context.ts';
import { Button } from '~/ui/button.tsx';
import { FlowHeader } from '~/ui/flow-header.tsx';

interface BookingHeaderProps {
  /** Null if there is nothing to clear. */
  startAgain: (() => void) | null;
}

/** The page's title, with a button for immediate service (BOOK-02). */
export function BookingHeader({ startAgain }: BookingHeaderProps) {
  const dialog = useImmediateServiceDialog();
  return (
    <FlowHeader
      title="Book an appointment"
      note={`Urgent? A specialist will contact you within ${formatCallbackTime(PUBLIC_CALLBACK)}.`}
    >
      <Button variant="flare-outline" icon={<Siren aria-hidden="true" />} onClick={() => dialog.open()}>
        Get immediate service
      </Button>
      {startAgain && <StartBookingAgain onStartAgain={startAgain} />}
    </FlowHeader>
  );
}
