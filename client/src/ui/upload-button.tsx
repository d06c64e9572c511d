import { Send } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './upload-button.module.css';

interface UploadButtonProps {
  /**
   * The fraction of the files that has been sent, from 0 to 1; null while nothing is being sent.
   */
  progress: number | null;
  /** The name of the progress bar, for example 'Photos sent'. */
  progressLabel: string;
  busyLabel: string;
  disabled?: boolean;
  /** The id of the reason why it is disabled. */
  describedBy?: string | undefined;
  children: string;
}

/** The submit button of a form with files, with their upload progress above it. */
export function UploadButton(props: UploadButtonProps) {
  const { progress, progressLabel, busyLabel, disabled = false, describedBy, children } = props;
  return (
    <div className={styles.upload}>
      {progress !== null && <UploadProgress value={progress} label={progressLabel} />}
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

/** A bar that fills while files are sent. */
function UploadProgress({ value, label }: { value: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      className={styles.bar}
    >
      <div className={styles.fill} style={{ width: `${value * 100}%` }} />
    </div>
  );
}
