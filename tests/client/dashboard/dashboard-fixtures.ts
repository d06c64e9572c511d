import { confirmed } from '../appointments/appointment-fixtures.ts';
import { ada } from '../support/signed-in.ts';

/** A confirmed, unpaid appointment. */
export const anAppointment = {
  ...confirmed,
  id: '1',
  bookedAt: '2026-11-20T10:00:00Z',
  confirmedAt: '2026-11-21T12:00:00Z',
  paymentDueBy: '2026-11-22T12:00:00Z',
};

export const aPendingReview = {
  __typename: 'PendingReview' as const,
  id: 'r1',
  serviceName: 'Boiler service',
  date: '2026-11-03',
  specialistId: '4',
  specialistName: 'Tom Bexley',
  specialistPhotoUrl: null as string | null,
  appointmentId: '9' as string | null,
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
        ...ada,
        firstName,
        summary: { ...emptySummary, recentAppointments: appointments.slice(0, 5), ...summary },
        nextAction: next,
        doubtfulBookings,
      },
    },
  };
}
