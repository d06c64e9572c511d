import { describe, expect, it } from 'vitest';
import { formatScheduledTime } from '~/features/appointments/appointment.ts';
import { confirmed } from './appointment-fixtures.ts';

describe('when an appointment is (APPT-05, C-47)', () => {
  const unscheduled = { scheduledDate: null, scheduledTime: null };
  it.each([
    ['the day and time', {}, 'Mon 23 Nov 2026, 09:00'],
    ['a day', { scheduledTime: null }, 'Mon 23 Nov 2026'],
    ['a time', { scheduledDate: null }, '09:00, day to be agreed'],
    ['the booking', unscheduled, 'Booked on Mon 16 Nov 2026; time to be agreed'],
    ['nothing', { ...unscheduled, bookedAt: null }, 'Time to be agreed'],
  ])('if %s is known', (_what, more, text) => {
    expect(formatScheduledTime({ ...confirmed, ...more })).toBe(text);
  });
});
