import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GuestDraft } from '~/features/booking/guest/guest-flow.ts';
import { guestRules } from '~/features/booking/guest/guest-flow.ts';
import {
  type BookingResult,
  bookingDestination,
  PREVIOUS_BOOKINGS_TEXT,
} from '~/features/booking/guest/use-book-as-guest.ts';
import { clearTakenTimeSlot } from '~/features/booking/shared/booking-answers.ts';
import { bookingRequest } from '~/features/booking/shared/booking-request.ts';
import type { BookingRequest } from '~/site/navigation/booking-state.ts';
import { differentLocation, filledDraft, home, photo, plumbing, workshop } from './drafts.ts';
import { bookingResult } from './wizard-graph.ts';

beforeAll(() => guestRules.code.load());

const amara = { id: '5', name: 'Amara Okafor' };

describe('the input of the mutation', () => {
  it('is complete for a vehicle in a workshop', () => {
    expect(guestRules.loaded()?.inputOf(filledDraft({ email: ' priya@example.com ' }), 'key')).toEqual({
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

  it.each<[string, Partial<GuestDraft>, object]>([
    [
      'no vehicle for another service',
      { service: plumbing, itemDetails: ' Tap ' },
      { vehicle: null, itemDetails: 'Tap' },
    ],
    [
      'the number plate formatted, even if its field was never left',
      { plate: 'fn2Iktr' },
      { vehicle: { model: 'Ford Fiesta', year: '2021', plate: 'FN21 KTR' } },
    ],
    ['null for an empty item', { service: plumbing }, { itemDetails: null }],
    [
      'the address of a visit',
      { location: differentLocation, address: ' 4 Mill Lane ' },
      { location: { customerLocation: 'DIFFERENT_LOCATION' }, address: '4 Mill Lane' },
    ],
    [
      'no address for home service without one',
      { location: home },
      { location: { customerLocation: 'HOME_SERVICE' }, address: null },
    ],
    [
      'the postcode formatted, even if the address field was never left',
      { location: differentLocation, address: '4 Mill Lane le30xw' },
      { address: '4 Mill Lane LE3 0XW' },
    ],
    ['no address for a workshop', { location: workshop, address: '4 Mill Lane' }, { address: null }],
    ['the specialist of a visit', { location: home, specialist: amara }, { specialistId: '5' }],
    ['no specialist in a workshop', { location: workshop, specialist: amara }, { specialistId: null }],
    ['no preference', { location: home, specialist: { id: null, name: 'No preference' } }, { specialistId: null }],
    ['the preselected specialist', { preselected: amara }, { preselectedSpecialistId: '5' }],
  ])('%s', (_case, changes, expected) => {
    expect(guestRules.loaded()?.inputOf(filledDraft(changes), 'key')).toMatchObject(expected);
  });

  it('is null until the booking is complete', () => {
    expect(guestRules.loaded()?.inputOf(filledDraft({ timeSlot: null }), 'key')).toBeNull();
  });
});

describe('the request that the pages after a booking show', () => {
  const when = { date: '2026-11-24', time: '10:00 AM', startsAt: '10:00' };

  it.each<[string, Partial<GuestDraft>, BookingRequest | null]>([
    [
      'the address and the specialist of a visit',
      { location: home, address: ' 4 Mill Lane ', specialist: amara },
      {
        ...when,
        location: 'Home Service, 4 Mill Lane',
        specialistName: 'Amara Okafor',
        priceGuide: '£50 · Including £5 travel',
      },
    ],
    [
      'the address of a workshop',
      { address: '4 Mill Lane' },
      { ...when, location: 'Highfields workshop, 1 Mill Lane', specialistName: null, priceGuide: null },
    ],
    [
      'a different location by its address',
      { location: differentLocation, address: '4 Mill Lane' },
      { ...when, location: '4 Mill Lane', specialistName: null, priceGuide: null },
    ],
    ['nothing until a time is chosen', { timeSlot: null }, null],
  ])('%s', (_case, changes, expected) => {
    expect(bookingRequest(filledDraft(changes), { price: '£50', travel: 'Including £5 travel' })).toEqual(expected);
  });
});

describe('the page after a guest’s booking (BOOK-41..43, BOOK-49, C-12)', () => {
  const resultOf = (changes: Partial<BookingResult>): BookingResult => ({ ...bookingResult, ...changes });

  it.each<[string, Partial<BookingResult>, string, string]>([
    ['new', {}, '/appointment-success', 'Thank you.'],
    [
      'new, with another path of this site',
      { nextPath: '/verify-appointment-email' },
      '/verify-appointment-email',
      'Thank you.',
    ],
    ['new, with another site', { nextPath: '//evil.example/' }, '/appointment-success', 'Thank you.'],
    [
      'unverified',
      { customerKind: 'EXISTING_UNVERIFIED', nextPath: '/verify-appointment-email' },
      '/verify-appointment-email',
      PREVIOUS_BOOKINGS_TEXT,
    ],
    [
      'unverified, with another site',
      { customerKind: 'EXISTING_UNVERIFIED', nextPath: 'https://evil.example' },
      '/verify-appointment-email',
      PREVIOUS_BOOKINGS_TEXT,
    ],
    ['verified, whatever the path', { customerKind: 'EXISTING_VERIFIED', nextPath: '/about' }, '/login', 'Thank you.'],
  ])('%s', (_case, changes, path, message) => {
    const destination = bookingDestination(resultOf(changes), {
      lastName: 'Shah',
      phone: '7700 900123',
      request: null,
    });
    expect(destination.path).toBe(path);
    expect(destination.state.booking).toMatchObject({
      reference: 'MW-48213',
      serviceName: 'Plumbing',
      lastName: 'Shah',
      message,
    });
  });
});

describe('a user error in the wizard', () => {
  it.each<[string[] | null, string | null, string | null]>([
    [['vehicle', 'plate'], 'details', 'plate'],
    [['vehicle'], 'details', 'model'],
    [['photos', '1'], 'details', 'photos'],
    [['location', 'workshopId'], 'location', 'location'],
    [['timeSlotId'], 'date-time', 'timeSlot'],
    [['email'], 'review', 'email'],
    [['somethingNew'], null, null],
    [null, null, null],
  ])('%j belongs to %s, %s', (field, step, part) => {
    const error = guestRules.loaded()?.stepErrorOf({ field, message: 'No.', code: 'INVALID', retryAfterSeconds: null });
    expect(error).toEqual({ message: 'No.', step, part, fieldId: part && `booking-${part}` });
  });

  it.each([
    ['SLOT_TAKEN', [[{ timeSlot: null }]]],
    ['TAKEN', []],
    ['INVALID', []],
  ] as const)('with %s makes the changes %j', (code, changes) => {
    const change = vi.fn();
    clearTakenTimeSlot(change, [{ field: null, message: 'No.', code, retryAfterSeconds: null }]);
    expect(change.mock.calls).toEqual(changes);
  });
});
