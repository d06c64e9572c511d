import { type DayWindow, isWithin } from '#shared/booking-window.ts';
import { londonDay } from '#shared/london/clock.ts';
import { daysBetween } from '#shared/london/days.ts';
import { useServerDay } from '~/features/customer/use-server-now.ts';
import { formatDate } from '~/lib/format-date.ts';
import { Calendar } from '~/ui/calendar.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './available-days.module.css';

interface AvailableDaysProps {
  label: string;
  windowFrom: (today: string) => DayWindow;
  selected: string | null;
  available: readonly string[] | null | undefined;
  onSelect: (day: string) => void;
}

/** A calendar whose today is the server's, because a device can have any date. */
export function AvailableDays({ windowFrom, available, ...calendar }: AvailableDaysProps) {
  const deviceDay = londonDay(new Date());
  // The server is only asked where its days contradict the device.
  const isDoubtful = available?.some((day) => !isWithin(windowFrom(deviceDay), day)) ?? false;
  const today = useServerDay(isDoubtful) ?? deviceDay;
  // At midnight, and where the day is another one, a day's difference is no fault.
  const isDeviceWrong = Math.abs(daysBetween(deviceDay, today)) > 1;
  return (
    <>
      {isDeviceWrong && (
        <Notice tone="warning" title="Please check the date of your device" className={styles.clock}>
          Your device says that it’s {formatDate(deviceDay)}. We go by our own clock: today is {formatDate(today)}.
        </Notice>
      )}
      <Calendar {...calendar} {...windowFrom(today)} available={new Set(available)} />
      <p className={styles.legend}>
        <span className={styles.mark} aria-hidden="true" /> has free times
      </p>
    </>
  );
}
