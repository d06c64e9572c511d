import type { Appointment } from '~/features/appointments/appointment.ts';

type Actions = Appointment['actions'];

/** The actions of a confirmed appointment, with changes. */
const actions = (more: Partial<Actions> = {}): Actions => ({
  __typename: 'AppointmentActions',
  canPay: true,
  canCancel: true,
  cancelUnavailableReason: null,
  canReschedule: true,
  rescheduleUnavailableReason: null,
  canReview: false,
  reviewUnavailableReason: 'NOT_COMPLETED',
  ...more,
});

/** What the server says of a pending appointment. */
export const pendingDecisions = {
  status: 'PENDING',
  confirmedAt: null,
  paymentDueBy: null,
  paymentState: 'NOT_DUE',
  actions: actions({ canPay: false }),
} satisfies Partial<Appointment>;

const closed = (reason: 'COMPLETED' | 'CANCELLED' | 'PAYMENT_WINDOW_CLOSED') =>
  actions({
    canPay: false,
    canCancel: false,
    cancelUnavailableReason: reason,
    canReschedule: false,
    rescheduleUnavailableReason: reason,
  });

/** What the server says of a completed appointment, which is paid. */
export const completedDecisions = {
  status: 'COMPLETED',
  isUpcoming: false,
  isPaid: true,
  paymentDueBy: null,
  paymentState: 'PAID',
  actions: { ...closed('COMPLETED'), canReview: true, reviewUnavailableReason: null },
} satisfies Partial<Appointment>;

/** What the server says of a cancelled appointment. */
export const cancelledDecisions = {
  status: 'CANCELLED',
  isUpcoming: false,
  paymentDueBy: null,
  paymentState: 'NOT_DUE',
  actions: { ...closed('CANCELLED'), reviewUnavailableReason: 'CANCELLED' },
} satisfies Partial<Appointment>;

/** What the server says of a confirmed appointment that wasn't paid in time. */
export const expiredDecisions = {
  isUpcoming: false,
  paymentState: 'EXPIRED',
  actions: closed('PAYMENT_WINDOW_CLOSED'),
} satisfies Partial<Appointment>;

/** The actions of an appointment that can't be rescheduled again. */
export const rescheduledOnce = (more: Partial<Actions> = {}) =>
  actions({ canReschedule: false, rescheduleUnavailableReason: 'ALREADY_RESCHEDULED', ...more });

/** A confirmed, unpaid appointment with every field, as the graph returns it. */
export const confirmed: Appointment & { __typename: 'Appointment' } = {
  __typename: 'Appointment',
  id: 'appointment-31',
  reference: 'MW-48213',
  serviceName: 'Brake Repair',
  details: 'Ford Fiesta, 2019\nGrinding noise.',
  status: 'CONFIRMED',
  isUpcoming: true,
  scheduledDate: '2026-11-23',
  scheduledTime: '09:00',
  bookedAt: '2026-11-16T10:15:00Z',
  confirmedAt: '2026-11-16T14:00:00Z',
  paymentDueBy: '2026-11-17T14:00:00Z',
  paymentState: 'DUE',
  actions: actions(),
  specialistId: 'specialist-7',
  specialistName: 'Amara Okafor',
  vehicle: null,
  workshopId: 'workshop-2',
  locationName: 'Highfields workshop',
  workshopAddress: '4 Highfield Street, Leicester LE2 1AB',
  isHomeService: false,
  isRescheduled: false,
  wasRescheduled: false,
  isPaid: false,
  isPaymentSimulated: false,
  paidAt: null,
  price: { __typename: 'Money', formatted: '£149.00' },
  refund: null,
};

/** An appointment for which the legacy host sent nothing (ENT-22). Its id only serves the cache. */
export const bare: Appointment & { __typename: 'Appointment' } = {
  ...confirmed,
  ...pendingDecisions,
  id: 'appointment-aGFzaA',
  reference: null,
  serviceName: null,
  details: null,
  scheduledDate: null,
  scheduledTime: null,
  bookedAt: null,
  specialistId: null,
  specialistName: null,
  workshopId: null,
  locationName: null,
  workshopAddress: null,
  price: null,
  actions: actions({
    canPay: false,
    canCancel: false,
    cancelUnavailableReason: 'NOT_IDENTIFIED',
    canReschedule: false,
    rescheduleUnavailableReason: 'NOT_IDENTIFIED',
  }),
};
