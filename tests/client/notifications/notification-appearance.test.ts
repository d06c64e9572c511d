import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notificationAppearance } from '~/features/notifications/notification-item.tsx';

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

  it('has a colour that no other kind has', () => {
    const folder = join(import.meta.dirname, '../../../client/src/features/notifications');
    const styles = readFileSync(join(folder, 'notification-item.module.css'), 'utf8');
    const tones = ['APPOINTMENT', 'REPAIR', 'REVIEW', 'PAYMENT', 'MESSAGE', 'SYSTEM'].map(
      (kind) => notificationAppearance(kind).tone,
    );
    const colours = tones.map((tone) => new RegExp(`^\\.${tone} \\{[^}]*\\bcolor: ([^;]+);`, 'm').exec(styles)?.[1]);
    expect(new Set(colours).size).toBe(6);
    expect(colours).not.toContain(undefined);
  });
});
