import { actions } from '../appointments/appointment-fixtures.ts';

/** A confirmed, unpaid appointment, as the summary's query selects it. */
export const anAppointment = {
  __typename: 'Appointment' as const,
  id: '1',
  reference: 'MW-48213',
  serviceName: 'Brake Repair',
  details: 'Grinding noise',
  status: 'CONFIRMED' as const,
  isUpcoming: true,
  scheduledDate: '2026-11-23',
  scheduledTime: '09:00',
  bookedAt: '2026-11-20T10:00:00Z',
  confirmedAt: '2026-11-21T12:00:00Z',
  paymentDueBy: '2026-11-22T12:00:00Z',
  paymentState: 'DUE' as const,
  actions: actions(),
  specialistName: 'Amara Okafor',
  locationName: 'Highfields workshop',
  workshopAddress: '4 Highfield Street, Leicester LE2 1AB',
  isHomeService: false,
  isPaid: false,
  isPaymentSimulated: false,
  isRescheduled: false,
  wasRescheduled: false,
  price: { __typename: 'Money' as const, pence: 14_900, formatted: '£149.00' },
};

export const aPendingReview = {
  __typename: 'PendingReview' as const,
  id: 'r1',
  serviceName: 'Boiler service',
  date: '2026-11-03',
  specialistId: '4',
  specialistName: 'Tom Bexley',
  specialistPhotoUrl: null,
  appointmentId: '9',
};

const emptySummary = {
  __typename: 'CustomerSummary',
  completedRepairs: 0,
  pendingAppointments: 0,
  pendingReviews: 0,
  totalSpent: { __typename: 'Money', pence: 0, formatted: '£0.00' },
};

/** What to do next, as the server decides. */
export const nextAction = (kind: string, more: { appointment?: object; pendingReview?: object } = {}) => ({
  __typename: 'NextAction',
  kind,
  appointment: null,
  pendingReview: null,
  ...more,
});

/** The response to the summary's query. */
export function summaryResponse(
  more: {
    summary?: object;
    appointments?: object[];
    next?: object;
    firstName?: string;
    doubtfulBookings?: object[];
  } = {},
) {
  const { summary, appointments = [], next = nextAction('BOOK'), firstName = 'Ada', doubtfulBookings = [] } = more;
  return {
    data: {
      me: {
        __typename: 'Customer',
        id: 'customer-7',
        firstName,
        lastName: 'King',
        photoUrl: null,
        summary: { ...emptySummary, recentAppointments: appointments.slice(0, 5), ...summary },
        nextAction: next,
        doubtfulBookings,
      },
    },
  };
}
