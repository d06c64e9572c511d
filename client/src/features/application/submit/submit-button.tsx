import { fieldId } from '~/features/application/field-id.ts';
import { UploadButton } from '~/ui/upload-button.tsx';
import type { Submission } from './submission.ts';

interface SubmitButtonProps {
  isVerified: boolean;
  submission: Submission;
}

/** 'Verify Email First', 'Submit Application', 'Submitting...' (JOIN-41). Its own words say why it is disabled. */
export function SubmitButton({ isVerified, submission }: SubmitButtonProps) {
  return (
    <UploadButton
      progress={submission.kind === 'sending' ? submission.progress : null}
      progressLabel="Application sent"
      busyLabel="Submitting..."
      disabled={!isVerified}
      describedBy={isVerified ? undefined : fieldId('verifiedEmail')}
    >
      {isVerified ? 'Submit Application' : 'Verify Email First'}
    </UploadButton>
  );
}
