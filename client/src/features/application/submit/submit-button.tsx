import { fieldId } from '~/features/application/field-id.ts';
import { UploadButton } from '~/ui/upload-button.tsx';

interface SubmitButtonProps {
  isVerified: boolean;
  /** The share of the upload that has left the browser, from 0 to 1; null while nothing is sent. */
  progress: number | null;
}

/**
 * 'Verify Email First', 'Submit Application', 'Submitting...' (JOIN-41). Its label says why it is
 * disabled.
 */
export function SubmitButton({ isVerified, progress }: SubmitButtonProps) {
  return (
    <UploadButton
      progress={progress}
      progressLabel="Application sent"
      busyLabel="Submitting..."
      disabled={!isVerified}
      describedBy={isVerified ? undefined : fieldId('verifiedEmail')}
    >
      {isVerified ? 'Submit Application' : 'Verify Email First'}
    </UploadButton>
  );
}
