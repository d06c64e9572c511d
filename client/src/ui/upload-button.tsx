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
      {progress !== null && <UploadProgress value={progress} max={1} label={progressLabel} />}
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

/** A bar that fills while files are sent. `value` is the sent part of `max`. */
export function UploadProgress({ value, max, label }: { value: number; max: number; label: string }) {
  const fraction = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(fraction * 100)}
      className={styles.bar}
    >
      <div className={styles.fill} style={{ width: `${fraction * 100}%` }} />
    </div>
  );
}
