import { UploadButton } from '~/ui/upload-button.tsx';
import type { Submission } from './use-submit-booking.ts';

/** Sends the booking, with how far its photos are. */
export function SendButton({ submission }: { submission: Submission }) {
  return (
    <UploadButton
      progress={submission.is === 'sending' ? submission.progress : null}
      progressLabel="Photos sent"
      busyLabel="Sending..."
    >
      Send booking request
    </UploadButton>
  );
}
