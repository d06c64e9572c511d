import { Siren } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { START_AGAIN } from '~/features/booking/shared/start-again-words.ts';
import { formatCallbackTime, PUBLIC_CALLBACK } from '~/site/callback-time.ts';
import { useImmediateService } from '~/site/immediate-service-context.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FlowHeader } from '~/ui/flow-header.tsx';
import { StartAgainButton } from '~/ui/start-again-button.tsx';

interface BookingTopProps {
  /** Whether there is anything to throw away, and nothing of it is being sent. */
  canStartAgain: boolean;
  onStartAgain: () => void;
}

/** The page's name, and the way to help that cannot wait (BOOK-02). */
export function BookingTop({ canStartAgain, onStartAgain }: BookingTopProps) {
  const help = useImmediateService();
  const navigate = useNavigate();
  const startAgain = () => {
    onStartAgain();
    void navigate(paths.appointment);
  };
  return (
    <FlowHeader
      title="Book an appointment"
      note={`Urgent? A specialist contacts you within ${formatCallbackTime(PUBLIC_CALLBACK)}.`}
    >
      <Button variant="flare-outline" icon={<Siren aria-hidden="true" />} onClick={() => help.open()}>
        Get immediate service
      </Button>
      {canStartAgain && <StartAgainButton label="Start again" copy={START_AGAIN} onStartAgain={startAgain} />}
    </FlowHeader>
  );
}
