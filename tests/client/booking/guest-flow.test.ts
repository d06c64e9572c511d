import { describe, expect, it } from 'vitest';
import type { GuestDraft } from '~/features/booking/guest/guest-draft.ts';
import { guestFlow, guestWizard } from '~/features/booking/guest/guest-flow.ts';
import { requestedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import type { WorkLocation } from '~/features/locations/work-location.ts';
import { applyChange, nextStep, openStep, previousStep } from '~/forms/wizard/flow.ts';
import { differentLocation, filledDraft, home, plumbing, vehicleRepair, workshop } from './drafts.ts';

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
    expect(nextStep(guestFlow, step, draft)).toBe(next);
    expect(previousStep(guestFlow, step, draft)).toBe(back);
  });

  it('has the six steps of the documents (BOOK-01)', () => {
    expect(guestFlow.steps.map((step) => guestWizard.copy[step].title)).toEqual([
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
    expect(guestWizard.stepPath(step)).toBe(path);
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
    expect(openStep(guestFlow, 'review', filledDraft(changes))).toBe(opened);
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
    expect(applyChange(guestFlow, draft, change)).toMatchObject(expected);
  });

  it('keeps the preselected specialist when the service or location changes (C-07)', () => {
    const preselected = filledDraft({ preselected: amara });
    expect(applyChange(guestFlow, preselected, { service: plumbing }).preselected).toEqual(amara);
    expect(applyChange(guestFlow, preselected, { location: home }).preselected).toEqual(amara);
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
