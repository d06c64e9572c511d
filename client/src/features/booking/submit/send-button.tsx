import { Send } from 'lucide-react';
import { Button } from '~/ui/button.tsx';
import { TapeBar } from '~/ui/tape-progress.tsx';
import styles from './send-button.module.css';
import type { Submission } from './use-submit-booking.ts';

/** Sends the booking; while the photos leave the browser a thin tape shows how far they are. */
export function SendButton({ submission }: { submission: Submission }) {
  const isSending = submission.is === 'sending';
  return (
    <div className={styles.send}>
      {isSending && <TapeBar value={submission.progress} max={1} label="Photos sent" />}
      <Button
        type="submit"
        size="lg"
        fullWidth
        icon={<Send aria-hidden="true" />}
        busy={isSending}
        busyLabel="Sending..."
      >
        Send booking request
      </Button>
    </div>
  );
}
