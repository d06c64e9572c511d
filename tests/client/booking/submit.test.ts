import { describe, expect, it } from 'vitest';
import type { BookingDraft } from '~/features/booking/guest/booking-draft.ts';
import { guestFields } from '~/features/booking/guest/submit/booking-fields.ts';
import { bookingInput } from '~/features/booking/guest/submit/booking-input.ts';
import { type Booked, destinationOf, PREVIOUS_BOOKINGS_TEXT } from '~/features/booking/guest/submit/booking-outcome.ts';
import { bookingError, isTimeSlotTaken } from '~/features/booking/shared/submit/booking-errors.ts';
import { elsewhere, filledDraft, home, photo, plumbing, workshop } from './drafts.ts';
import { booked as newBooking } from './wizard-graph.ts';

const amara = { id: '5', name: 'Amara Okafor' };

describe('the draft as the graph wants it', () => {
  it('is complete for a vehicle in a workshop', () => {
    expect(bookingInput(filledDraft({ email: ' priya@example.com ' }), 'key')).toEqual({
      idempotencyKey: 'key',
      serviceId: '1',
      vehicle: { model: 'Ford Fiesta', year: '2021', plate: 'FN21 KTR' },
      itemDetails: null,
      issueDescription: 'Grinding noise when braking.',
      photos: [photo.file],
      location: { workshopId: '7' },
      address: null,
      specialistId: null,
      preselectedSpecialistId: null,
      date: '2026-11-24',
      timeSlotId: '3',
      firstName: 'Priya',
      lastName: 'Nair',
      email: 'priya@example.com',
      phone: '7700 900123',
      declarationAccepted: true,
    });
  });

  it.each<[string, Partial<BookingDraft>, object]>([
    [
      'no vehicle where none is asked for',
      { service: plumbing, itemDetails: ' Tap ' },
      { vehicle: null, itemDetails: 'Tap' },
    ],
    [
      'the plate as it hangs on the car, also when the field was never left',
      { plate: 'fn2Iktr' },
      { vehicle: { model: 'Ford Fiesta', year: '2021', plate: 'FN21 KTR' } },
    ],
    ['nothing for an empty item', { service: plumbing }, { itemDetails: null }],
    [
      'the address of a visit',
      { location: elsewhere, address: ' 4 Mill Lane ' },
      { location: { customerLocation: 'DIFFERENT_LOCATION' }, address: '4 Mill Lane' },
    ],
    [
      'no address when home is to be asked by phone',
      { location: home },
      { location: { customerLocation: 'HOME_SERVICE' }, address: null },
    ],
    [
      'the postcode of an address as it is written, also when the field was never left',
      { location: elsewhere, address: '4 Mill Lane le30xw' },
      { address: '4 Mill Lane LE3 0XW' },
    ],
    ['no address for a workshop', { location: workshop, address: '4 Mill Lane' }, { address: null }],
    ['the specialist of a visit', { location: home, specialist: amara }, { specialistId: '5' }],
    ['no specialist in a workshop', { location: workshop, specialist: amara }, { specialistId: null }],
    ['no preference', { location: home, specialist: { id: null, name: 'No preference' } }, { specialistId: null }],
    ['who began it', { preselected: amara }, { preselectedSpecialistId: '5' }],
  ])('%s', (_what, part, expected) => {
    expect(bookingInput(filledDraft(part), 'key')).toMatchObject(expected);
  });

  it('is not there before the booking is complete', () => {
    expect(bookingInput(filledDraft({ time: null }), 'key')).toBeNull();
  });
});

describe('where a guest goes on (BOOK-41..43, BOOK-49, C-12)', () => {
  const booked = (part: Partial<Booked>): Booked => ({ ...newBooking, ...part });

  it.each<[string, Partial<Booked>, string, string]>([
    ['new', {}, '/appointment-success', 'Thank you.'],
    [
      'new, sent elsewhere on this site',
      { nextPath: '/verify-appointment-email' },
      '/verify-appointment-email',
      'Thank you.',
    ],
    ['new, sent to another site', { nextPath: '//evil.example/' }, '/appointment-success', 'Thank you.'],
    [
      'unverified',
      { customerKind: 'EXISTING_UNVERIFIED', nextPath: '/verify-appointment-email' },
      '/verify-appointment-email',
      PREVIOUS_BOOKINGS_TEXT,
    ],
    [
      'unverified, sent to another site',
      { customerKind: 'EXISTING_UNVERIFIED', nextPath: 'https://evil.example' },
      '/verify-appointment-email',
      PREVIOUS_BOOKINGS_TEXT,
    ],
    [
      'verified, wherever the answer says',
      { customerKind: 'EXISTING_VERIFIED', nextPath: '/about' },
      '/login',
      'Thank you.',
    ],
  ])('%s', (_what, part, path, message) => {
    const destination = destinationOf(booked(part), { lastName: 'Shah', phone: '7700 900123' });
    expect(destination.path).toBe(path);
    expect(destination.state.booking).toMatchObject({
      reference: 'MW-48213',
      serviceName: 'Plumbing',
      lastName: 'Shah',
      message,
    });
  });
});

describe('a refusal in the wizard’s terms', () => {
  it.each<[string[] | null, string | null, string | null]>([
    [['vehicle', 'plate'], 'details', 'plate'],
    [['vehicle'], 'details', 'model'],
    [['photos', '1'], 'details', 'photos'],
    [['location', 'workshopId'], 'location', 'location'],
    [['timeSlotId'], 'date-time', 'time'],
    [['email'], 'review', 'email'],
    [['somethingNew'], null, null],
    [null, null, null],
  ])('%j belongs to %s, %s', (field, step, part) => {
    const error = bookingError(guestFields, { field, message: 'No.', code: 'INVALID', retryAfterSeconds: null });
    expect(error).toEqual({ message: 'No.', step, part, fieldId: part && `booking-${part}` });
  });

  it('knows a bad file by its code, because the legacy side names the file and not the field', () => {
    const badFile = { field: null, message: 'No.', code: 'UNSUPPORTED_FILE', retryAfterSeconds: null } as const;
    expect(bookingError(guestFields, badFile).part).toBe('photos');
  });

  it.each([
    [['timeSlotId'], 'TAKEN', true],
    [null, 'TAKEN', true],
    [['email'], 'TAKEN', false],
    [['timeSlotId'], 'INVALID', false],
  ] as const)('%j with %s: time taken is %s', (field, code, taken) => {
    expect(isTimeSlotTaken({ field, code })).toBe(taken);
  });
});
