import { UploadButton } from '~/ui/upload-button.tsx';

interface SubmitBookingButtonProps {
  label: string;
  /** The share of the photos that has left the browser, from 0 to 1; null while nothing is sent. */
  progress: number | null;
}

/** Submits the booking and shows how far its photos are uploaded. */
export function SubmitBookingButton({ label, progress }: SubmitBookingButtonProps) {
  return (
    <UploadButton progress={progress} progressLabel="Photos sent" busyLabel="Sending...">
      {label}
    </UploadButton>
  );
}
