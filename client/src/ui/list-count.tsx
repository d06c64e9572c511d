import styles from './list-filter.module.css';
import { LiveRegion } from './live-region.tsx';

/** Long enough that a count is not read out for every letter. */
const READ_OUT_MS = 600;

interface ListCountProps {
  shown: number;
  all: number;
  /** The word for one of them, which takes an s. */
  of: string;
}

/** Under a filter: how much of the list it shows. */
export function ListCount({ shown, all, of }: ListCountProps) {
  const word = all === 1 ? of : `${of}s`;
  const text = shown === all ? `${all} ${word}` : `${shown} of ${all} ${word}`;
  return (
    <>
      <p className={styles.shown} aria-hidden>
        {text}
      </p>
      <LiveRegion text={text} restMs={READ_OUT_MS} />
    </>
  );
}
