import { PencilLine } from 'lucide-react';
import styles from './fill-in.module.css';

interface FillInProps {
  legend: string;
  /** Nothing is shown while there are none. */
  texts: readonly string[];
  onFill: (texts: string) => void;
}

/** Answers that we know, each to be written into the field below by one press. */
export function FillIn({ legend, texts, onFill }: FillInProps) {
  if (texts.length === 0) return null;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{legend}</legend>
      {texts.map((one) => (
        <button key={one} type="button" className={styles.word} onClick={() => onFill(one)}>
          <PencilLine aria-hidden />
          <span>
            <span className="visually-hidden">Fill in </span>
            {one}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
