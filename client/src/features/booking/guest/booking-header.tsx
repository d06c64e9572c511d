import { Siren } from 'lucide-react';
import { quantityRange } from '#shared/quantity.ts';
import { PUBLIC_CALLBACK_MINUTES } from '#shared/terms.ts';
import { useImmediateServiceDialog } from '~/site/immediate-service-dialog-context.ts';
import { Button } from '~/ui/button.tsx';
import { FlowHeader } from '~/ui/flow-header.tsx';

/**
 * The page's title, with a button for immediate service on the first step (BOOK-02). Later, the
 * site's header has one, and nothing is between the progress bar and the question.
 */
export function BookingHeader({ isFirstStep }: { isFirstStep: boolean }) {
  const dialog = useImmediateServiceDialog();
  if (!isFirstStep) return <FlowHeader title="Book an appointment" />;
  return (
    <FlowHeader
      title="Book an appointment"
      note={`Urgent? A specialist will contact you within ${quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute')}.`}
    >
      <Button variant="flare-outline" icon={<Siren aria-hidden="true" />} onClick={() => dialog.open()}>
        Get immediate service
      </Button>
    </FlowHeader>
  );
}
