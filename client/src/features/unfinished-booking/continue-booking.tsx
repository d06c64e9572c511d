import { ArrowRight, ClipboardList } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { readPageNotice } from '~/site/navigation/page-notice.ts';
import { Container } from '~/ui/container.tsx';
import styles from './continue-booking.module.css';
import { useUnfinishedBooking } from './unfinished-booking.ts';

/** A way back to an unfinished booking, with what 'Save and exit' has to say of it. */
export function ContinueBooking() {
  const step = useUnfinishedBooking();
  const notice = readPageNotice(useLocation().state);
  if (!step) return null;
  return (
    <div className={styles.strip} data-print="hide">
      <Container className={styles.line}>
        <p role="status" className={styles.notice}>
          {notice}
        </p>
        <Link to={step.to} className={styles.link}>
          <ClipboardList aria-hidden />
          <span>
            <b>Continue your booking</b>{' '}
            <span className="no-wrap">
              Step {step.number} of {step.count}
            </span>
          </span>
          <ArrowRight aria-hidden />
        </Link>
      </Container>
    </div>
  );
}
