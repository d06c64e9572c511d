import styles from './pay-action.module.css';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** HH:MM:SS, rounded up to full seconds, so that 00:00:00 means that the time is over (APPT-08). */
export function formatTimeLeft(dueBy: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(dueBy) - now) / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

/** The time left to pay. Not a live region: screen readers would announce each second. */
export function PaymentCountdown({ dueBy, now }: { dueBy: string; now: number }) {
  return (
    <span role="timer" aria-label="Time left to pay" className={styles.time}>
      {formatTimeLeft(dueBy, now)}
    </span>
  );
}
