import styles from '~/illustrations/art.module.css';

/** A shelf with its top edge at `y`. */
export function Shelf({ y = 170, width = 320 }: { y?: number; width?: number }) {
  return (
    <>
      <path d={`M0 ${y + 12}H${width}v7H0z`} className={styles.shadow} />
      <path d={`M-4 ${y}H${width + 4}v12H-4z`} fill="var(--draw-shelf)" />
    </>
  );
}
