import styles from './upload-progress.module.css';

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
