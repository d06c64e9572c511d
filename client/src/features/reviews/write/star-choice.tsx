import { Star } from 'lucide-react';
import { useId } from 'react';
import { cx } from '~/ui/cx.ts';
import styles from './star-choice.module.css';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

interface StarChoiceProps {
  id: string;
  rating: number | null;
  disabled: boolean;
  onChange: (rating: number) => void;
}

/** One to five stars, as radios: the arrow keys choose, and each star says its word (REV-03). */
export function StarChoice({ id, rating, disabled, onChange }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset id={id} tabIndex={-1} disabled={disabled} className={styles.choice}>
      <legend className={styles.legend}>How was the work?</legend>
      <div className={styles.stars}>
        {words.map((word, place) => {
          const stars = place + 1;
          return (
            <label key={word} className={cx(styles.star, stars <= (rating ?? 0) && styles.lit)}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={rating === stars}
                aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}, ${word}`}
                onChange={() => onChange(stars)}
                className={styles.input}
              />
              <Star aria-hidden />
            </label>
          );
        })}
        <span className={styles.word} aria-hidden="true">
          {rating === null ? 'Not rated yet' : words[rating - 1]}
        </span>
      </div>
    </fieldset>
  );
}
