import { Star } from 'lucide-react';
import { useId } from 'react';
import { cx } from '~/ui/cx.ts';
import styles from './star-rating-input.module.css';

const labels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

interface StarRatingInputProps {
  id: string;
  rating: number | null;
  disabled: boolean;
  onChange: (rating: number) => void;
}

/** One to five stars, as radio buttons with a label each (REV-03). */
export function StarRatingInput({ id, rating, disabled, onChange }: StarRatingInputProps) {
  const name = useId();
  return (
    <fieldset id={id} tabIndex={-1} disabled={disabled}>
      <legend className={styles.legend}>How was the work?</legend>
      <div className={styles.stars}>
        {labels.map((label, index) => {
          const stars = index + 1;
          return (
            <label key={label} className={cx(styles.star, stars <= (rating ?? 0) && styles.filled)}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={rating === stars}
                aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}, ${label}`}
                onChange={() => onChange(stars)}
                className={styles.input}
              />
              <Star aria-hidden />
            </label>
          );
        })}
        <span className={styles.label} aria-hidden="true">
          {rating === null ? 'Not rated yet' : labels[rating - 1]}
        </span>
      </div>
    </fieldset>
  );
}
