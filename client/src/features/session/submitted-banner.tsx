import { CircleCheck, Pause, Play, X } from 'lucide-react';
import { useState } from 'react';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import styles from './submitted-banner.module.css';
import { useFallingBar } from './use-falling-bar.ts';

interface SubmittedBannerProps {
  booking: BookingState;
  /** `hadFocus`: what had the focus goes with the banner. */
  onGone: (hadFocus: boolean) => void;
}

/**
 * After a booking by a customer who has an account (AUTH-09..11): says so for about twenty seconds,
 * then leaves. It waits while it is pointed at or has the focus, and stays when it is told to.
 */
export function SubmittedBanner({ booking, onGone }: SubmittedBannerProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const { percent, isPaused, togglePause } = useFallingBar(() => onGone(hasFocus), isPointedAt || hasFocus);
  return (
    <section
      className={styles.banner}
      aria-labelledby="submitted-title"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div className={styles.head}>
        <CircleCheck aria-hidden />
        <h2 id="submitted-title" className={styles.title}>
          Appointment Successfully Submitted!
        </h2>
        <IconButton
          label={isPaused ? 'Let this message go by itself' : 'Keep this message'}
          icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          onClick={togglePause}
        />
        <IconButton label="Close this message" icon={<X aria-hidden />} onClick={() => onGone(hasFocus)} />
      </div>
      {booking.message && <p>{booking.message}</p>}
      <p>
        {booking.serviceName}, reference <strong className="mono">{booking.reference}</strong>
      </p>
      <p>Once you have logged in you can:</p>
      <ul className={styles.list}>
        <li>view the details of your appointment</li>
        <li>track its status</li>
        <li>reach your specialist</li>
        <li>manage all your bookings</li>
      </ul>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
    </section>
  );
}
