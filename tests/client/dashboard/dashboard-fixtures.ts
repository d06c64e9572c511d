/** A confirmed, unpaid appointment, as the summary's query selects it. */
export const anAppointment = {
  __typename: 'Appointment' as const,
  id: '1',
  reference: 'MW-48213',
  serviceName: 'Brake Repair',
  details: 'Grinding noise',
  status: 'CONFIRMED' as const,
  scheduledDate: '2026-11-23',
  scheduledTime: '09:00 AM',
  secondChoiceDate: null,
  secondChoiceTime: null,
  bookedAt: '2026-11-20T10:00:00Z',
  confirmedAt: '2026-11-21T12:00:00Z',
  paymentDueBy: '2026-11-22T12:00:00Z',
  paidAt: null,
  specialistName: 'Amara Okafor',
  locationName: 'Highfields workshop',
  isHomeService: false,
  isPaid: false,
  isRescheduled: false,
  wasRescheduled: false,
  isReviewed: false,
  price: { __typename: 'Money' as const, pence: 14_900, formatted: '£149.00' },
  refund: null,
};

export const aPendingReview = {
  __typename: 'PendingReview' as const,
  id: 'r1',
  serviceName: 'Boiler service',
  date: '2026-11-03',
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

/** The response to the summary's query. */
export function summaryResponse(
  more: { summary?: object; appointments?: object[]; pendingReviews?: object[]; firstName?: string } = {},
) {
  const { summary, appointments = [], pendingReviews = [], firstName = 'Ada' } = more;
  return {
    data: {
      me: {
        __typename: 'Customer',
        id: '7',
        firstName,
        lastName: 'King',
        photoUrl: null,
        summary: { ...emptySummary, recentAppointments: appointments.slice(0, 5), ...summary },
        appointments,
        pendingReviews,
      },
    },
  };
}
