import { UploadButton } from '~/ui/upload-button.tsx';

interface SendButtonProps {
  label: string;
  /** How much of the photos has left the browser, from 0 to 1; null while nothing is sent. */
  progress: number | null;
}

/** Sends the booking, with how far its photos are. */
export function SendButton({ label, progress }: SendButtonProps) {
  return (
    <UploadButton progress={progress} progressLabel="Photos sent" busyLabel="Sending...">
      {label}
    </UploadButton>
  );
}
