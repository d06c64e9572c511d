import styles from './number-plate.module.css';

/** A UK number plate. `value` is already formatted ("FN21 KTR"). */
export function NumberPlate({ value }: { value: string }) {
  return (
    <span className={styles.plate}>
      <span className={styles.flag} aria-hidden="true">
        UK
      </span>
      <span className={styles.value}>{value}</span>
    </span>
  );
}
