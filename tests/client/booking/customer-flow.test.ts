import { beforeAll, describe, expect, it } from 'vitest';
import { formatProfileAddress } from '~/features/booking/customer/customer-booking-page.tsx';
import {
  type CustomerDraft,
  currentVehicle,
  customerBooking,
  customerRules,
  emptyDraft,
  toSavedVehicle,
} from '~/features/booking/customer/customer-flow.ts';
import { type BookingStep, bookingSteps } from '~/features/booking/shared/booking-flow.ts';
import type { WorkLocation } from '~/features/locations/work-location.ts';
import { applyChange, nextStep, openStep, previousStep } from '~/forms/wizard/flow.ts';
import { pages, stepAddressesOf } from '~/site/pages.ts';
import { differentLocation, home, photo, plumbing, vehicleRepair, workshop } from './drafts.ts';

beforeAll(() => customerRules.code.load());

const { flow, copy, stepPath } = customerBooking.wizard;
const fiesta = { kind: 'saved', id: '3', name: 'Ford Fiesta, 2019', plate: 'FN19 KTR' } as const;
const tom = { id: '6', name: 'Tom Bexley' };

/** A complete booking for a saved vehicle in a workshop, with some changes. */
const filled = (changes: Partial<CustomerDraft> = {}): CustomerDraft => ({
  ...emptyDraft,
  service: vehicleRepair,
  vehicle: fiesta,
  issueDescription: 'It knocks.',
  photos: [photo],
  location: workshop,
  date: '2026-11-24',
  timeSlot: { id: '3', label: '10:00 AM', startsAt: '10:00' },
  ...changes,
});

describe('transitions (DBOOK-01..06, C-01, C-02)', () => {
  it.each<[string, WorkLocation, BookingStep[]]>([
    ['a workshop', workshop, ['service', 'details', 'location', 'date-time', 'review']],
    ['home', home, ['service', 'details', 'location', 'specialist', 'date-time', 'review']],
    [
      'a different location',
      differentLocation,
      ['service', 'details', 'location', 'specialist', 'date-time', 'review'],
    ],
  ])('%s has one way forward, and the same way back', (_case, location, visited) => {
    const draft = filled({ location, address: '4 Mill Lane, LE1 1AA' });
    const forward: BookingStep[] = [];
    for (let at: BookingStep | null = 'service'; at; at = nextStep(flow, at, draft)) forward.push(at);
    const back: BookingStep[] = [];
    for (let at: BookingStep | null = 'review'; at; at = previousStep(flow, at, draft)) back.push(at);
    expect(forward).toEqual(visited);
    expect(back).toEqual(visited.toReversed());
  });

  it('has its own paths', () => {
    expect(stepPath('service')).toBe('/dashboard/book-appointment');
    expect(stepPath('review')).toBe('/dashboard/book-appointment/confirm');
    for (const step of bookingSteps.slice(1)) expect(stepAddressesOf(pages.customerBooking)).toContain(stepPath(step));
    expect(copy.review.label).toBe('Confirm');
  });
});

describe('the answers that a change resets (DBOOK-14..16, C-03, C-95)', () => {
  const chosen = filled({ location: home, specialist: tom });

  it.each<[string, CustomerDraft, Partial<CustomerDraft>, Partial<CustomerDraft>]>([
    [
      'another service',
      chosen,
      { service: { ...vehicleRepair, id: '9' } },
      { location: null, specialist: null, date: null, timeSlot: null, vehicle: fiesta, issueDescription: 'It knocks.' },
    ],
    ['a service without a vehicle', chosen, { service: plumbing }, { vehicle: null, location: null }],
    [
      'home, from a workshop',
      filled({ specialist: tom }),
      { location: home },
      { specialist: tom, date: null, timeSlot: null },
    ],
    ['a different location', chosen, { location: differentLocation }, { specialist: null, date: null, timeSlot: null }],
    ['a workshop', chosen, { location: workshop }, { specialist: null, date: null, timeSlot: null }],
    [
      'the same location again',
      chosen,
      { location: { ...home } },
      { specialist: tom, date: chosen.date, timeSlot: chosen.timeSlot },
    ],
    [
      'another specialist',
      chosen,
      { specialist: { id: '8', name: 'Amara' } },
      { date: null, timeSlot: null, location: home },
    ],
    ['another date', chosen, { date: '2026-11-25' }, { date: '2026-11-25', timeSlot: null }],
    ['the same date', chosen, { date: chosen.date }, { timeSlot: chosen.timeSlot }],
    ['another vehicle', chosen, { vehicle: { kind: 'another' } }, { location: home, date: chosen.date }],
  ])('%s', (_case, draft, change, expected) => {
    expect(applyChange(flow, draft, change)).toMatchObject(expected);
  });
});

describe('the errors of a customer’s steps (DBOOK-07, DBOOK-09..13, C-04, C-05)', () => {
  it.each<[BookingStep, Partial<CustomerDraft>, string[]]>([
    ['service', { service: null }, ['booking-service']],
    ['details', {}, []],
    ['details', { vehicle: null }, ['booking-vehicle']],
    ['details', { vehicle: { kind: 'another' } }, ['booking-model', 'booking-year', 'booking-plate']],
    ['details', { vehicle: { kind: 'another' }, model: 'Mini', year: '2008', plate: 'AB08 CDE' }, []],
    ['details', { service: plumbing, itemDetails: ' ' }, ['booking-itemDetails']],
    ['details', { issueDescription: '', photos: [] }, ['booking-issueDescription', 'booking-photos']],
    ['location', { location: null }, ['booking-location']],
    ['location', { location: home, address: '' }, []],
    ['location', { location: differentLocation, address: '' }, ['booking-address']],
    ['location', { location: differentLocation, address: '4 Mill Lane' }, ['booking-address']],
    ['location', { location: differentLocation, address: 'LE1 1AA' }, ['booking-address']],
    ['location', { location: differentLocation, address: '4 Mill Lane le11aa' }, []],
    ['specialist', { location: home, specialist: null }, []],
    ['date-time', { date: null, timeSlot: null }, ['booking-date', 'booking-timeSlot']],
    ['review', {}, []],
  ])('%s with %j', (step, changes, fields) => {
    expect(flow.errorsIn(step, filled(changes)).map(({ fieldId }) => fieldId)).toEqual(fields);
  });

  it('say what is missing of another item (BOOK-09)', () => {
    const errors = flow.errorsIn('details', filled({ service: plumbing, itemDetails: ' ' }));
    expect(errors.map(({ message }) => message)).toEqual(['Enter the details of the item']);
  });

  it.each<[Partial<CustomerDraft>, BookingStep]>([
    [{ service: null }, 'service'],
    [{ photos: [] }, 'details'],
    [{ location: null }, 'location'],
    [{ timeSlot: null }, 'date-time'],
    [{}, 'review'],
  ])('confirm with %j opens %s (DBOOK-18)', (changes, opened) => {
    expect(openStep(flow, 'review', filled(changes))).toBe(opened);
  });
});

describe('the input of the mutation', () => {
  it('has the saved vehicle, and no address for a workshop', () => {
    expect(customerRules.loaded()?.inputOf(filled({ address: '4 Mill Lane', specialist: tom }), 'key')).toEqual({
      idempotencyKey: 'key',
      serviceId: '1',
      vehicleId: '3',
      vehicle: null,
      itemDetails: null,
      issueDescription: 'It knocks.',
      photos: [photo.file],
      location: { workshopId: '7' },
      address: null,
      specialistId: null,
      date: '2026-11-24',
      timeSlotId: '3',
    });
  });

  it.each<[Partial<CustomerDraft>, object]>([
    [
      { vehicle: { kind: 'another' }, model: ' Mini ', year: '2008', plate: 'ab08cde' },
      { vehicleId: null, vehicle: { model: 'Mini', year: '2008', plate: 'AB08 CDE' } },
    ],
    [
      { service: plumbing, itemDetails: ' Tap ' },
      { vehicleId: null, vehicle: null, itemDetails: 'Tap' },
    ],
    [
      { location: home, address: '4 Mill Lane LE1 1AA', specialist: tom },
      { address: null, specialistId: '6' },
    ],
    [
      { location: differentLocation, address: '4 Mill Lane le11aa' },
      { address: '4 Mill Lane LE1 1AA', specialistId: null },
    ],
  ])('%j', (changes, expected) => {
    expect(customerRules.loaded()?.inputOf(filled(changes), 'key')).toMatchObject(expected);
  });

  it('is null until the booking is complete', () => {
    expect(customerRules.loaded()?.inputOf(filled({ timeSlot: null }), 'key')).toBeNull();
  });
});

describe('the vehicles and address of the account (DBOOK-08, C-06)', () => {
  const vehicle = (id: string, isPrimary = false) => ({
    __typename: 'Vehicle' as const,
    id,
    make: 'Ford',
    model: 'Fiesta',
    year: 2019,
    plate: 'fn19ktr',
    isPrimary,
  });

  it.each([
    ['the primary one by default', null, [vehicle('1'), vehicle('2', true)], { id: '2' }],
    ['the first if none is primary', null, [vehicle('1')], { id: '1' }],
    ['another if none is saved', null, [], { kind: 'another' }],
    [
      'the chosen one, updated',
      { ...fiesta, plate: 'OLD 1' },
      [vehicle('1', true), vehicle('3')],
      { id: '3', plate: 'FN19 KTR' },
    ],
    ['another if the chosen one was deleted', fiesta, [vehicle('1', true)], { kind: 'another' }],
    ['another if that was chosen', { kind: 'another' as const }, [vehicle('1', true)], { kind: 'another' }],
  ])('%s', (_case, chosen, vehicles, expected) => {
    expect(currentVehicle(chosen, vehicles)).toMatchObject(expected);
  });

  it('names a vehicle by what is known about it', () => {
    expect(toSavedVehicle({ ...vehicle('1'), year: null, plate: null })).toMatchObject({
      name: 'Ford Fiesta',
      plate: '',
    });
    expect(toSavedVehicle({ ...vehicle('1'), make: '', model: '', year: null })).toMatchObject({ name: 'Vehicle' });
  });

  it('formats the address on one line', () => {
    const address = {
      __typename: 'PostalAddress' as const,
      street: '27 Wheatsheaf Road',
      street2: null,
      city: 'Leicester',
      county: null,
      postcode: 'LE2 3PL',
    };
    expect(formatProfileAddress({ address })).toBe('27 Wheatsheaf Road, Leicester, LE2 3PL');
    expect(formatProfileAddress({ address: { ...address, street: null, postcode: null } })).toBe('');
    expect(formatProfileAddress({ address: null })).toBe('');
  });
});
