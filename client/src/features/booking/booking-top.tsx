import { Siren } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useImmediateHelp } from '~/lib/immediate-help-context.ts';
import { paths } from '~/lib/paths.ts';
import { Button } from '~/ui/button.tsx';
import styles from './booking-top.module.css';
import { StartAgain } from './start-again.tsx';

interface BookingTopProps {
  /** Whether there is anything to throw away. */
  isBegun: boolean;
  onStartAgain: () => void;
}

/** The page's name, and the way to help that cannot wait (BOOK-02). */
export function BookingTop({ isBegun, onStartAgain }: BookingTopProps) {
  const help = useImmediateHelp();
  const navigate = useNavigate();
  const startAgain = () => {
    onStartAgain();
    void navigate(paths.appointment);
  };
  return (
    <div className={styles.top}>
      <h1 className={styles.title}>Book an appointment</h1>
      <Button variant="flare-outline" icon={<Siren aria-hidden="true" />} onClick={() => help.open()}>
        Get immediate service
      </Button>
      {isBegun && <StartAgain onStartAgain={startAgain} />}
    </div>
  );
}
