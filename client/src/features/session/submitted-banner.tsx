import { CircleCheck, Pause, Play, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import styles from './submitted-banner.module.css';

interface SubmittedBannerProps {
  booking: BookingState;
  /** `hadFocus`: the focus was in the banner, so it has to move. */
  onClose: (hadFocus: boolean) => void;
}

/**
 * The success message after a booking by a customer with an account (AUTH-09..11). It closes after
 * about twenty seconds, but not while it has the pointer or the focus.
 */
export function SubmittedBanner({ booking, onClose }: SubmittedBannerProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const { percent, isPaused, togglePause } = useAutoDismiss(() => onClose(hasFocus), isHovered || hasFocus);
  return (
    <section
      className={styles.banner}
      aria-labelledby="submitted-title"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div className={styles.head}>
        <CircleCheck aria-hidden />
        <h2 id="submitted-title" className={styles.title}>
          Appointment Successfully Submitted!
        </h2>
        <IconButton
          label={isPaused ? 'Hide this message automatically' : 'Keep this message'}
          icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          onClick={togglePause}
        />
        <IconButton label="Close this message" icon={<X aria-hidden />} onClick={() => onClose(hasFocus)} />
      </div>
      {booking.message && <p>{booking.message}</p>}
      <p>
        {booking.serviceName}, reference <strong className="mono">{booking.reference}</strong>
      </p>
      <p>Once you’ve logged in you can:</p>
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

/** The bar shrinks by half a percent every 100 ms, about 20 seconds in all (AUTH-10). */
const STEP_PERCENT = 0.5;
const STEP_MS = 100;

/**
 * Counts down from 100 to 0 percent, then calls `onDismiss`. It waits while `isHeld`, or while the
 * user has paused it: everyone must have time to read the message.
 */
function useAutoDismiss(onDismiss: () => void, isHeld: boolean) {
  const [percent, setPercent] = useState(100);
  const [isPaused, setIsPaused] = useState(false);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (isPaused || isHeld) return;
    const timer = setInterval(() => setPercent((current) => Math.max(0, current - STEP_PERCENT)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPaused, isHeld]);

  useEffect(() => {
    if (percent === 0) dismiss();
  }, [percent]);

  return { percent, isPaused, togglePause: () => setIsPaused((paused) => !paused) };
}
