import styles from './payment-countdown.module.css';

const two = (part: number) => String(part).padStart(2, '0');

/**
 * HH:MM:SS; a second that has begun counts whole, so that 00:00:00 is the moment at which it is
 * over (APPT-08).
 */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}

/**
 * How long something can still be paid. Ticking is nothing to be read out each second; who wants it
 * read goes there.
 */
export function PaymentCountdown({ until, now }: { until: string; now: number }) {
  return (
    <span role="timer" aria-label="Time left to pay" className={styles.time}>
      {timeLeft(until, now)}
    </span>
  );
}
