import { RotateCcw, Siren } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useImmediateHelp } from '~/lib/immediate-help-context.ts';
import { paths } from '~/lib/paths.ts';
import { Button } from '~/ui/button.tsx';
import styles from './booking-top.module.css';

interface BookingTopProps {
  canStartAgain: boolean;
  onStartAgain: () => void;
}

/** The page's name, and the way to help that cannot wait (BOOK-02). */
export function BookingTop({ canStartAgain, onStartAgain }: BookingTopProps) {
  const help = useImmediateHelp();
  const navigate = useNavigate();
  const startAgain = () => {
    onStartAgain();
    void navigate(paths.appointment);
  };
  return (
    <div className={styles.top}>
      <h1 className={styles.title}>Book an appointment</h1>
      {canStartAgain && (
        <Button variant="ghost" icon={<RotateCcw aria-hidden="true" />} onClick={startAgain}>
          Start again
        </Button>
      )}
      <Button variant="flare-outline" icon={<Siren aria-hidden="true" />} onClick={() => help.open()}>
        Get immediate service
      </Button>
    </div>
  );
}
