import { fieldId } from '~/features/application/field-id.ts';
import { UploadButton } from '~/ui/upload-button.tsx';

interface SubmitButtonProps {
  isVerified: boolean;
  /** How much is uploaded, from 0 to 1; null while nothing is being sent. */
  progress: number | null;
}

/** The last step's button (JOIN-41). While it is disabled, its label says why. */
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
