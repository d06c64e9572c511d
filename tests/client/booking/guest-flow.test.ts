import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldMessages } from '#shared/field-messages.ts';
import { type GuestDraft, guestBooking, guestRules } from '~/features/booking/guest/guest-flow.ts';
import { requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-flow.ts';
import type { WorkLocation } from '~/features/locations/work-location.ts';
import { applyChange, nextStep, openStep, previousStep } from '~/forms/wizard/flow.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { differentLocation, filledDraft, home, plumbing, vehicleRepair, workshop } from './drafts.ts';

beforeAll(() => guestRules.code.load());

const { flow, copy, stepPath } = guestBooking.wizard;
const amara = { id: '5', name: 'Amara Okafor' };

describe('transitions (BOOK-05, BOOK-17, BOOK-18)', () => {
  it.each<[WorkLocation, BookingStep, BookingStep | null, BookingStep | null]>([
    [workshop, 'service', 'details', null],
    [workshop, 'details', 'location', 'service'],
    [workshop, 'location', 'date-time', 'details'],
    [workshop, 'date-time', 'review', 'location'],
    [workshop, 'review', null, 'date-time'],
    [home, 'location', 'specialist', 'details'],
    [home, 'specialist', 'date-time', 'location'],
    [home, 'date-time', 'review', 'specialist'],
    [differentLocation, 'location', 'specialist', 'details'],
    [differentLocation, 'date-time', 'review', 'specialist'],
  ])('%o: after %s comes %s, before it %s', (location, step, next, back) => {
    const draft = filledDraft({ location });
    expect(nextStep(flow, step, draft)).toBe(next);
    expect(previousStep(flow, step, draft)).toBe(back);
  });

  it('has the six steps of the documents (BOOK-01)', () => {
    expect(flow.steps.map((step) => copy[step].title)).toEqual([
      'Select Service',
      'Service Details',
      'Select Location',
      'Select Specialist',
      'Select Date & Time',
      'Review & Confirm',
    ]);
  });

  it.each<[BookingStep, string]>([
    ['service', '/appointment'],
    ['details', '/appointment/details'],
    ['date-time', '/appointment/date-time'],
    ['review', '/appointment/review'],
  ])('the step %s has the address %s', (step, path) => {
    expect(stepPath(step)).toBe(path);
  });
});

describe('a step that is requested too early', () => {
  it.each<[string, Partial<GuestDraft>, BookingStep]>([
    ['without a service', { service: null }, 'service'],
    ['without a photo', { photos: [] }, 'details'],
    ['without a location', { location: null }, 'location'],
    ['without a time slot', { timeSlot: null }, 'date-time'],
    ['with everything', {}, 'review'],
  ])('review %s opens %s', (_case, changes, opened) => {
    expect(openStep(flow, 'review', filledDraft(changes))).toBe(opened);
  });
});

describe('the answers that a change resets (BOOK-10, BOOK-33..36)', () => {
  const draft = filledDraft({ location: home, specialist: amara });

  it.each<[string, Partial<GuestDraft>, Partial<GuestDraft>]>([
    [
      'another service: location, specialist, date and time',
      { service: { ...vehicleRepair, id: '9' } },
      {
        location: null,
        specialist: null,
        date: null,
        timeSlot: null,
        model: 'Ford Fiesta',
        issueDescription: draft.issueDescription,
      },
    ],
    [
      'a service without a vehicle: the vehicle too',
      { service: plumbing },
      { model: '', year: '', plate: '', location: null },
    ],
    [
      'another location: date and time only',
      { location: differentLocation },
      { date: null, timeSlot: null, specialist: amara },
    ],
    [
      'another workshop: date and time',
      { location: { kind: 'WORKSHOP', id: '8', name: 'Sneinton', address: null } },
      { date: null, timeSlot: null },
    ],
    [
      'another specialist: date and time',
      { specialist: { id: '6', name: 'Tom' } },
      { date: null, timeSlot: null, location: home },
    ],
    ['another preselected specialist: date and time', { preselected: amara }, { date: null, timeSlot: null }],
    ['another date: the time slot', { date: '2026-11-25' }, { date: '2026-11-25', timeSlot: null }],
    ['the same date: nothing', { date: '2026-11-24' }, { timeSlot: draft.timeSlot }],
    [
      'the same location chosen again: nothing',
      { location: { ...home } },
      { date: draft.date, timeSlot: draft.timeSlot },
    ],
    ['a photo: nothing', { photos: [] }, { date: draft.date, location: home }],
  ])('%s', (_case, change, expected) => {
    expect(applyChange(flow, draft, change)).toMatchObject(expected);
  });

  it('keeps the preselected specialist when the service or location changes (C-07)', () => {
    const preselected = filledDraft({ preselected: amara });
    expect(applyChange(flow, preselected, { service: plumbing }).preselected).toEqual(amara);
    expect(applyChange(flow, preselected, { location: home }).preselected).toEqual(amara);
  });
});

describe('the requested specialist (C-07)', () => {
  const tom = { id: '6', name: 'Tom Bexley' };

  it.each<[string, Partial<GuestDraft>, { id: string } | null]>([
    ['is no one by default', {}, null],
    ['is the preselected one in a workshop', { preselected: amara }, amara],
    ['is the preselected one before the specialist step', { preselected: amara, location: home }, amara],
    ['is the chosen one', { specialist: tom, location: home }, tom],
    ['is no one after ‘No preference’', { specialist: { id: null, name: 'No preference' }, location: home }, null],
    ['is not one chosen before the location became a workshop', { specialist: tom, location: workshop }, null],
  ])('%s', (_case, changes, expected) => {
    expect(requestedSpecialist(filledDraft(changes))).toEqual(expected);
  });
});

const AGREE = 'Tick the box to agree to the Privacy Policy and Terms of Service';
const PHONE = 'Enter a UK phone number of 9 or 10 digits after +44';
const EMAIL = 'Please enter a valid email address.';

describe('the errors of a guest’s steps (BOOK-07, BOOK-12, BOOK-15, BOOK-16, BOOK-19, BOOK-26, BOOK-32)', () => {
  it.each<[BookingStep, Partial<GuestDraft>, [part: string, message: string][]]>([
    ['service', {}, []],
    ['service', { service: null }, [['service', 'Choose a service']]],
    ['details', {}, []],
    ['details', { model: ' ' }, [['model', 'Enter the model, for example Ford Fiesta']]],
    ['details', { year: '' }, [['year', 'Enter the year it was made']]],
    ['details', { year: '21' }, [['year', expect.stringMatching(/^Year must be between 1900 and \d{4}$/)]]],
    ['details', { plate: '' }, [['plate', 'Enter the number plate']]],
    ['details', { plate: '?!' }, [['plate', 'Enter the number plate as 2 to 8 letters and digits']]],
    ['details', { plate: '1-ABC-234' }, []],
    ['details', { issueDescription: '\n ' }, [['issueDescription', 'Tell us what’s happening']]],
    [
      'details',
      { issueDescription: 'x'.repeat(10_001) },
      [['issueDescription', 'Use at most 10,000 characters: this is 1 too many']],
    ],
    ['details', { photos: [] }, [['photos', 'Add at least one photo']]],
    [
      'details',
      { model: '', year: '', plate: '', issueDescription: '', photos: [] },
      [
        ['model', 'Enter the model, for example Ford Fiesta'],
        ['year', 'Enter the year it was made'],
        ['plate', 'Enter the number plate'],
        ['issueDescription', 'Tell us what’s happening'],
        ['photos', 'Add at least one photo'],
      ],
    ],
    // C-05: the item is optional for guests, and there are no vehicle fields.
    ['details', { service: plumbing, model: '', year: '', plate: '', itemDetails: '' }, []],
    ['details', { service: plumbing, photos: [] }, [['photos', 'Add at least one photo']]],
    ['location', {}, []],
    ['location', { location: null }, [['location', 'Choose where the work should be done']]],
    // C-06: for home service the address is optional.
    ['location', { location: home, address: '' }, []],
    ['location', { location: differentLocation, address: ' ' }, [['address', 'Enter the street address and postcode']]],
    ['location', { location: differentLocation, address: '4 Mill Lane, LE1 1AA' }, []],
    [
      'location',
      { location: differentLocation, address: '4 Mill Lane www.x.example' },
      [['address', fieldMessages.webAddress]],
    ],
    ['specialist', { specialist: null }, []],
    ['date-time', {}, []],
    ['date-time', { timeSlot: null }, [['timeSlot', 'Choose a time']]],
    [
      'date-time',
      { date: null, timeSlot: null },
      [
        ['date', 'Choose a date'],
        ['timeSlot', 'Choose a time'],
      ],
    ],
    ['review', {}, []],
    ['review', { firstName: '' }, [['firstName', 'Enter your first name']]],
    ['review', { firstName: 'ring http://x.example' }, [['firstName', fieldMessages.unsafeName]]],
    ['review', { lastName: '' }, [['lastName', 'Enter your last name']]],
    ['review', { email: '' }, [['email', 'Enter your email address']]],
    ['review', { email: 'priya' }, [['email', EMAIL]]],
    ['review', { phone: '' }, [['phone', 'Enter your phone number']]],
    ['review', { phone: '7700 900' }, [['phone', PHONE]]],
    ['review', { phone: '1164 96012' }, []],
    ['review', { declarationAccepted: false }, [['declarationAccepted', AGREE]]],
    [
      'review',
      { firstName: '', declarationAccepted: false },
      [
        ['firstName', 'Enter your first name'],
        ['declarationAccepted', AGREE],
      ],
    ],
  ])('%s with %j', (step, changes, errors) => {
    const expected = errors.map(([id, message]) => ({ fieldId: `booking-${id}`, message }));
    expect(flow.errorsIn(step, filledDraft(changes))).toEqual(expected);
  });
});

describe('a stored booking', () => {
  afterEach(() => {
    clearDrafts();
    vi.useRealTimers();
  });

  it.each([
    ['keeps its date and time slot on that day', '2026-11-24T23:59:00Z', '2026-11-24', { id: '3', label: '10:00 AM' }],
    ['loses them on the next day, and nothing else', '2026-11-25T00:00:00Z', null, null],
  ])('%s', (_case, now, date, timeSlot) => {
    vi.useFakeTimers({ now: new Date('2026-11-24T20:00:00Z') });
    const key = 'draft/device/guest-booking';
    const draft = guestBooking.draft.open();
    draft.change(filledDraft({ photos: [] }));
    const stored = localStorage.getItem(key) ?? '';
    draft.clear();
    vi.setSystemTime(new Date(now));
    localStorage.setItem(key, stored);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(draft.get().value).toMatchObject({ date, timeSlot, model: 'Ford Fiesta', firstName: 'Priya' });
  });
});
