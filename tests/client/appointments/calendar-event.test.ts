import { expect, it } from 'vitest';
import { toCalendarEvent } from '~/features/appointments/calendar-button.tsx';
import { confirmed } from './appointment-fixtures.ts';

const options = { origin: 'https://example.org', minutes: null };

it('has a stable id, lasts an hour by default, and includes the reference and phone number', () => {
  expect(toCalendarEvent(confirmed, options)).toEqual({
    uid: 'appointment-31@mendwell.example',
    start: new Date('2026-11-23T09:00:00Z'),
    minutes: 60,
    isTentative: false,
    title: 'Brake Repair with Amara Okafor',
    location: 'Highfields workshop, 4 Highfield Street, Leicester LE2 1AB',
    notes: [
      'Reference: MW-48213',
      'Mendwell: 0116 496 0120',
      'https://example.org/dashboard/appointments?appointment=31',
    ],
    url: 'https://example.org/dashboard/appointments?appointment=31',
  });
});

it('keeps its id when it is rescheduled, and is tentative until it is confirmed', () => {
  const rescheduled = toCalendarEvent(
    { ...confirmed, status: 'PENDING', scheduledDate: '2026-07-01', scheduledTime: '14:30' },
    { ...options, minutes: 90 },
  );
  expect(rescheduled).toMatchObject({ uid: 'appointment-31@mendwell.example', isTentative: true, minutes: 90 });
  expect(rescheduled?.start).toEqual(new Date('2026-07-01T13:30:00Z'));
});

it('leaves out a specialist who is not assigned', () => {
  expect(toCalendarEvent({ ...confirmed, specialistName: null }, options)?.title).toBe('Brake Repair');
});

it('names what the legacy host does not say (ENT-22)', () => {
  const event = toCalendarEvent(
    { ...confirmed, serviceName: null, locationName: null, workshopAddress: null, isHomeService: true },
    options,
  );
  expect(event).toMatchObject({ title: 'Service with Amara Okafor', location: 'Home Service' });
});

it.each([
  ['without a day', { scheduledDate: null }],
  ['without a time', { scheduledTime: null }],
  ['that is completed', { status: 'COMPLETED' as const }],
  ['that is cancelled', { status: 'CANCELLED' as const }],
])('does not exist for an appointment %s', (_what, more) => {
  expect(toCalendarEvent({ ...confirmed, ...more }, options)).toBeNull();
});
