import { describe, expect, it } from 'vitest';
import type { BookingDraft } from '~/features/booking/guest/booking-draft.ts';
import { bookingFlow, guestWizard } from '~/features/booking/guest/booking-flow.ts';
import { requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import type { WorkLocation } from '~/features/locations/work-location.ts';
import { applyChange, nextStep, openStep, previousStep } from '~/forms/wizard/flow.ts';
import { elsewhere, filledDraft, home, plumbing, vehicleRepair, workshop } from './drafts.ts';

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
    [elsewhere, 'location', 'specialist', 'details'],
    [elsewhere, 'date-time', 'review', 'specialist'],
  ])('%o: from %s on to %s, back to %s', (location, step, next, back) => {
    const draft = filledDraft({ location });
    expect(nextStep(bookingFlow, step, draft)).toBe(next);
    expect(previousStep(bookingFlow, step, draft)).toBe(back);
  });

  it('has the six steps of the documents (BOOK-01)', () => {
    expect(bookingFlow.steps.map((step) => guestWizard.copy[step].title)).toEqual([
      'Select Service',
      'Service Details',
      'Select Location',
      'Select Specialist',
      'Select Date & Time',
      'Review & Confirm',
    ]);
  });

  it.each<[string | undefined, BookingStep | null, string]>([
    [undefined, 'service', '/appointment'],
    ['details', 'details', '/appointment/details'],
    ['date-time', 'date-time', '/appointment/date-time'],
    ['nonsense', null, ''],
  ])('the address %s is the step %s', (segment, step, path) => {
    expect(guestWizard.stepFromPath(segment)).toBe(step);
    if (step) expect(guestWizard.stepPath(step)).toBe(path);
  });
});

describe('a step asked for too early', () => {
  it.each<[string, Partial<BookingDraft>, BookingStep]>([
    ['without a service', { service: null }, 'service'],
    ['without a photo', { photos: [] }, 'details'],
    ['without a location', { location: null }, 'location'],
    ['without a time', { time: null }, 'date-time'],
    ['with everything', {}, 'review'],
  ])('review %s opens %s', (_what, part, shown) => {
    expect(openStep(bookingFlow, 'review', filledDraft(part))).toBe(shown);
  });
});

describe('what one answer undoes (BOOK-10, BOOK-33..36)', () => {
  const chosen = filledDraft({ location: home, specialist: amara });

  it.each<[string, Partial<BookingDraft>, Partial<BookingDraft>]>([
    [
      'another service: location, specialist, date and time',
      { service: { ...vehicleRepair, id: '9' } },
      {
        location: null,
        specialist: null,
        date: null,
        time: null,
        model: 'Ford Fiesta',
        issueDescription: chosen.issueDescription,
      },
    ],
    [
      'a service without a vehicle: the vehicle too',
      { service: plumbing },
      { model: '', year: '', plate: '', location: null },
    ],
    ['another location: date and time only', { location: elsewhere }, { date: null, time: null, specialist: amara }],
    [
      'another workshop: date and time',
      { location: { kind: 'WORKSHOP', id: '8', name: 'Sneinton' } },
      { date: null, time: null },
    ],
    [
      'another specialist: date and time',
      { specialist: { id: '6', name: 'Tom' } },
      { date: null, time: null, location: home },
    ],
    ['another preselected specialist: date and time', { preselected: amara }, { date: null, time: null }],
    ['another date: the time', { date: '2026-11-25' }, { date: '2026-11-25', time: null }],
    ['the same date: nothing', { date: '2026-11-24' }, { time: chosen.time }],
    ['the same location chosen again: nothing', { location: { ...home } }, { date: chosen.date, time: chosen.time }],
    ['a photo: nothing', { photos: [] }, { date: chosen.date, location: home }],
  ])('%s', (_what, change, expected) => {
    expect(applyChange(bookingFlow, chosen, change)).toMatchObject(expected);
  });

  it('leaves the preselected specialist standing when service or location change (C-07)', () => {
    const draft = filledDraft({ preselected: amara });
    expect(applyChange(bookingFlow, draft, { service: plumbing }).preselected).toEqual(amara);
    expect(applyChange(bookingFlow, draft, { location: home }).preselected).toEqual(amara);
  });
});

describe('who is asked for (C-07)', () => {
  const tom = { id: '6', name: 'Tom Bexley' };

  it.each<[string, Partial<BookingDraft>, { id: string } | null]>([
    ['nobody', {}, null],
    ['the preselected one, in a workshop', { preselected: amara }, amara],
    ['the preselected one, before the step', { preselected: amara, location: home }, amara],
    ['the chosen one', { specialist: tom, location: home }, tom],
    ['nobody, by no preference', { specialist: { id: null, name: 'No preference' }, location: home }, null],
    ['not one chosen for a visit that became a workshop', { specialist: tom, location: workshop }, null],
  ])('%s', (_what, part, expected) => {
    expect(requestedSpecialist(filledDraft(part))).toEqual(expected);
  });
});
