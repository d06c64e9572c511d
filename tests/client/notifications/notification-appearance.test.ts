import { describe, expect, it } from 'vitest';
import { notificationAppearance } from '~/features/notifications/notification-appearance.ts';

describe('a notification (DASH-20)', () => {
  it.each([
    ['APPOINTMENT', 'Appointment', 'green'],
    ['REPAIR', 'Repair', 'carbon'],
    ['REVIEW', 'Review', 'plate'],
    ['PAYMENT', 'Payment', 'yellow'],
    ['MESSAGE', 'Message', 'band'],
    ['SYSTEM', 'Notice', 'muted'],
    ['SOMETHING_NEW', 'Notice', 'muted'],
    ['constructor', 'Notice', 'muted'],
  ])('of the kind %s is labelled %s, with its own colour', (kind, label, tone) => {
    expect(notificationAppearance(kind)).toMatchObject({ label, tone });
  });
});
