import { PenLine } from 'lucide-react';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import styles from './reviews-reminder.module.css';

/** Shown if there are reviews to write (DASH-16). */
export function ReviewsReminder({ count }: { count: number }) {
  return (
    <section aria-labelledby="reviews-reminder" className={styles.reminder}>
      <div>
        <h2 id="reviews-reminder" className={styles.title}>
          Pending Reviews
        </h2>
        <p className={styles.text}>
          You have {count === 1 ? 'one repair' : `${count} repairs`} to review. Reviews help other customers choose.
        </p>
      </div>
      <ButtonLink variant="outline" to={paths.reviews} icon={<PenLine aria-hidden />}>
        Write Reviews
      </ButtonLink>
    </section>
  );
}
