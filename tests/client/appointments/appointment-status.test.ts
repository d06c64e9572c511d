import { describe, expect, it } from 'vitest';
import { statusAppearance } from '~/features/appointments/appointment.ts';

const unpaid = { isPaid: false, isRescheduled: false, isPaymentExpired: false };

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

  it('changes for a confirmed appointment that was not paid in time, and for no other (APPT-09)', () => {
    const late = { ...unpaid, isPaymentExpired: true };
    expect(statusAppearance('CONFIRMED', late)).toMatchObject({ label: 'Expired', tone: 'muted' });
    expect(statusAppearance('CONFIRMED', late).next).toContain('time slot has been released');
    expect(statusAppearance('COMPLETED', late).label).toBe('Completed');
  });

  it('says what happens next, and that a paid appointment is paid (C-41)', () => {
    expect(statusAppearance('CONFIRMED', { ...unpaid, isPaid: true }).next).toMatch(/^Paid/);
    expect(statusAppearance('PENDING', { ...unpaid, isRescheduled: true }).next).toMatch(/^Rescheduled/);
    expect(statusAppearance('COMPLETED', { ...unpaid, isPaid: true, isRescheduled: true }).next).toBeNull();
  });
});
