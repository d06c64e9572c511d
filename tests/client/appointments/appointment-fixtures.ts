import type { Appointment } from '~/features/appointments/appointment.ts';

/** A confirmed, unpaid appointment with every field, as the graph returns it. */
export const confirmed: Appointment & { __typename: 'Appointment' } = {
  __typename: 'Appointment',
  id: '31',
  reference: 'MW-48213',
  serviceName: 'Brake Repair',
  details: 'Ford Fiesta, 2019\nGrinding noise.',
  status: 'CONFIRMED',
  scheduledDate: '2026-11-23',
  scheduledTime: '09:00 AM',
  secondChoiceDate: null,
  secondChoiceTime: null,
  bookedAt: '2026-11-16T10:15:00Z',
  confirmedAt: '2026-11-16T14:00:00Z',
  paymentDueBy: '2026-11-17T14:00:00Z',
  specialistName: 'Amara Okafor',
  locationName: 'Highfields workshop',
  isHomeService: false,
  isReviewed: false,
  isRescheduled: false,
  wasRescheduled: false,
  isPaid: false,
  paidAt: null,
  price: { __typename: 'Money', pence: 14900, formatted: '£149.00' },
  refund: null,
};

/** An appointment for which the legacy host sent nothing (ENT-22). */
export const bare: Appointment & { __typename: 'Appointment' } = {
  ...confirmed,
  id: null,
  reference: null,
  serviceName: 'Service',
  details: null,
  status: 'PENDING',
  scheduledDate: null,
  scheduledTime: null,
  bookedAt: null,
  confirmedAt: null,
  paymentDueBy: null,
  specialistName: 'Not assigned',
  locationName: 'Central Workshop',
  price: null,
};
