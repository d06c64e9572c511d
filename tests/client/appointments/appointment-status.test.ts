import { describe, expect, it } from 'vitest';
import { statusAppearance } from '~/features/appointments/appointment-status.ts';

const unpaid = { isPaid: false, isRescheduled: false };

describe('how a status is shown (ENT-21, APPT-06)', () => {
  it.each([
    ['PENDING', 'Pending', 'plate'],
    ['CONFIRMED', 'Confirmed', 'green'],
    ['COMPLETED', 'Completed', 'carbon'],
    ['CANCELLED', 'Cancelled', 'muted'],
    ['WEIRD', 'Pending', 'plate'],
    ['toString', 'Pending', 'plate'],
    ['', 'Pending', 'plate'],
  ])('%s', (status, label, tone) => {
    expect(statusAppearance(status, unpaid)).toMatchObject({ label, tone });
  });

  it('says what happens next, and that a paid appointment is paid (C-41)', () => {
    expect(statusAppearance('CONFIRMED', { ...unpaid, isPaid: true }).next).toMatch(/^Paid/);
    expect(statusAppearance('PENDING', { ...unpaid, isRescheduled: true }).next).toMatch(/^Rescheduled/);
    expect(statusAppearance('COMPLETED', { isPaid: true, isRescheduled: true }).next).toBeNull();
  });
});
