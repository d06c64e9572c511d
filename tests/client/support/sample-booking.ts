import type { BookingState } from '~/site/navigation/booking-state.ts';

/** A guest's booking, as the wizard passes it to the next page. */
export const sampleBooking: BookingState = {
  reference: 'MW-48213',
  serviceName: 'Towing',
  message: 'Thank you.',
  email: 'priya@example.com',
  firstName: 'Priya',
  lastName: 'Shah',
  phone: '7700 900123',
  appointmentId: 'appointment-31',
  request: {
    date: '2026-11-27',
    time: '10:00',
    startsAt: '10:00',
    location: 'Highfields workshop',
    specialistName: null,
    priceGuide: null,
  },
  customerId: 'g_guest',
};
