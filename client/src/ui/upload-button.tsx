import { Send } from 'lucide-react';
import { Button } from './button.tsx';
import { UploadBar } from './progress-bar.tsx';
import styles from './upload-button.module.css';

interface UploadButtonProps {
  /** How much of the files has left the browser, from 0 to 1; null while nothing is being sent. */
  progress: number | null;
  /** What is counted, for example 'Photos sent'. */
  progressLabel: string;
  busyLabel: string;
  disabled?: boolean;
  /** Where the reason stands why it is disabled. */
  describedBy?: string | undefined;
  children: string;
}

/**
 * Submits a form that carries files; while they leave the browser a thin tape shows how far they
 * are.
 */
export function UploadButton(props: UploadButtonProps) {
  const { progress, progressLabel, busyLabel, disabled = false, describedBy, children } = props;
  return (
    <div className={styles.upload}>
      {progress !== null && <UploadBar value={progress} max={1} label={progressLabel} />}
      <Button
        type="submit"
        size="lg"
        fullWidth
        icon={<Send aria-hidden="true" />}
        disabled={disabled}
        aria-describedby={describedBy}
        busy={progress !== null}
        busyLabel={busyLabel}
      >
        {children}
      </Button>
    </div>
  );
}
