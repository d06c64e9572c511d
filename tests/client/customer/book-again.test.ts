import { expect, it } from 'vitest';
import { bookAgainState } from '~/features/customer/book-again.tsx';
import { readBookingStart } from '~/site/navigation/booking-start.ts';
import { confirmed } from '../appointments/appointment-fixtures.ts';

const start = (changes: Partial<typeof confirmed>) => readBookingStart(bookAgainState({ ...confirmed, ...changes }));

const specialist = { id: 'specialist-7', name: 'Amara Okafor' };
const again = {
  vehicleId: null,
  itemDetails: 'Ford Fiesta, 2019',
  workshopId: 'workshop-2',
  isHomeService: false,
  address: '',
};
const whole = { serviceName: 'Brake Repair', specialist, place: '', again };

it.each([
  ['a workshop', {}, whole],
  [
    'a saved vehicle',
    { vehicle: { __typename: 'Vehicle', id: 'vehicle-1' } as const },
    { ...whole, again: { ...again, vehicleId: 'vehicle-1' } },
  ],
  [
    'the customer’s home',
    { workshopId: null, isHomeService: true },
    { ...whole, again: { ...again, workshopId: null, isHomeService: true } },
  ],
  [
    'another address',
    { workshopId: null, locationName: '18 Harrow Road, Leicester LE3 0XW' },
    { ...whole, again: { ...again, workshopId: null, address: '18 Harrow Road, Leicester LE3 0XW' } },
  ],
  ['an unknown place, which is asked for', { workshopId: null }, { ...whole, again: null }],
  ['an item without a line of its own', { details: 'It rattles.' }, { ...whole, again: { ...again, itemDetails: '' } }],
  ['a specialist who has left', { specialistId: null }, { ...whole, specialist: null }],
  ['a service that was removed', { serviceName: null }, { ...whole, serviceName: null }],
  ['nothing that is still offered', { serviceName: null, specialistId: null }, null],
])('takes along what is known of a job with %s', (_what, changes, expected) => {
  expect(start(changes)).toEqual(expected);
});

it('takes along the service of a review whose appointment isn’t known', () => {
  expect(readBookingStart(bookAgainState({ serviceName: 'Plumbing' }))).toEqual({
    serviceName: 'Plumbing',
    specialist: null,
    place: '',
    again: null,
  });
});
