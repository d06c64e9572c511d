import type { BookingResult } from '~/features/booking/guest/use-book-as-guest.ts';
import { FakeGraph } from '../support/fake-graph.ts';

export const money = (pence: number) => ({ __typename: 'Money', pence, formatted: `£${pence / 100}` });

export const area = (name: string, pence: number | null) => ({
  __typename: 'ServiceArea' as const,
  name,
  travelFee: pence === null ? null : money(pence),
});

function service(id: string, name: string, needsVehicle: boolean) {
  return { __typename: 'Service', id, name, description: null, needsVehicle };
}

function specialist(id: string, name: string) {
  return {
    __typename: 'Specialist',
    id,
    name,
    trade: 'Plumber',
    photoUrl: null,
    averageRating: null,
    reviewCount: 0,
    yearsOfExperience: '7',
    priceLabel: '£40',
    price: { __typename: 'PriceRange', low: money(4000), high: null },
    companies: [],
    services: [],
    serviceAreas: [],
    serviceMode: 'BOTH',
    workshops: [],
    estimatedDurationMinutes: null,
  };
}

export const tom = specialist('6', 'Tom Bexley');

export const bookingResult: BookingResult = {
  __typename: 'GuestBooking',
  customerKind: 'NEW_CUSTOMER',
  reference: 'MW-48213',
  appointmentId: '9',
  customerId: '4',
  flowId: null,
  message: 'Thank you.',
  nextPath: '/appointment-success',
  serviceName: 'Plumbing',
  email: 'priya@example.com',
  firstName: 'Priya',
};

export const bookingResponse = (booking: object | null, userErrors: object[] = []) => ({
  data: {
    bookAppointmentAsGuest: {
      __typename: 'BookAppointmentAsGuestPayload',
      booking,
      userErrors: userErrors.map((error) => ({ __typename: 'UserError', ...error })),
    },
  },
});

/** The first free day of Tom Bexley. */
export const nextAvailableDates = (nextAvailableDate: string | null) => ({
  data: {
    service: {
      ...service('3', 'Plumbing', false),
      specialists: [{ __typename: 'Specialist', id: '6', nextAvailableDate }],
    },
  },
});

/** What each specialist charges and where they work, for the price guide. */
export const priceGuide = (specialists: object[]) => ({
  data: { service: { ...service('3', 'Plumbing', false), specialists } },
});

interface WizardGraphOptions {
  workshops?: object[];
  specialists?: object[];
  timeSlots?: object[];
}

const highfields = { __typename: 'Workshop', id: '7', name: 'Highfields workshop', address: null };
const tenOClock = { __typename: 'TimeSlot', timeSlotId: '3', label: '10:00 AM', startsAt: '10:00' };

/** A fake graph where a booking of plumbing succeeds. */
export function wizardGraph({
  workshops = [highfields],
  specialists = [tom],
  timeSlots = [tenOClock],
}: WizardGraphOptions = {}): FakeGraph {
  const plumbing = (fields: object) => ({ data: { service: { ...service('3', 'Plumbing', false), ...fields } } });
  return new FakeGraph()
    .answer('BookingServices', {
      data: { services: [service('1', 'Vehicle Repair', true), service('3', 'Plumbing', false)] },
    })
    .answer('BookingPriceGuide', priceGuide([tom]))
    .answer(
      'ServiceLocations',
      plumbing({
        customerLocations: [
          {
            __typename: 'CustomerLocation',
            kind: 'HOME_SERVICE',
            name: 'Home Service',
            description: 'Service at your registered address',
          },
          {
            __typename: 'CustomerLocation',
            kind: 'DIFFERENT_LOCATION',
            name: 'Different location',
            description: 'Must be a trusted location that pops up on our maps',
          },
        ],
        workshops,
      }),
    )
    .answer('ServiceSpecialists', plumbing({ listed: specialists, offered: specialists, searchSuggestions: [] }))
    .answer('NextAvailableDates', nextAvailableDates(null))
    .answer('AvailableDates', plumbing({ availableDates: ['2026-11-24'] }))
    .answer('TimeSlots', plumbing({ timeSlots }))
    .answer('BookAppointmentAsGuest', bookingResponse(bookingResult));
}
