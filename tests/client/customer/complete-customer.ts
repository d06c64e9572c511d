import { listPageOf, pageOf } from '../support/connection.ts';

const pounds = (pence: number) => ({ pence, formatted: `£${(pence / 100).toFixed(2)}` });

const appointment = (id: string, more: object) => ({
  id,
  reference: `MW-${id}`,
  serviceName: 'Plumbing',
  details: 'Kitchen tap\nIt drips.',
  status: 'CONFIRMED',
  isUpcoming: true,
  scheduledDate: '2026-12-01',
  scheduledTime: '10:00',
  secondChoiceDate: null,
  secondChoiceTime: null,
  bookedAt: '2026-11-20T10:00:00Z',
  confirmedAt: '2026-11-21T10:00:00Z',
  specialistName: 'Helen Fairbrother',
  locationName: null,
  workshopAddress: null,
  isHomeService: true,
  paymentState: 'DUE',
  actions: {
    canPay: true,
    canCancel: true,
    cancelUnavailableReason: null as string | null,
    canReschedule: true,
    rescheduleUnavailableReason: null as string | null,
    canReview: false,
    reviewUnavailableReason: 'NOT_COMPLETED',
  },
  isRescheduled: false,
  wasRescheduled: false,
  isPaid: false,
  isPaymentSimulated: false,
  paidAt: null,
  price: pounds(6500),
  paymentDueBy: '2026-11-22T10:00:00Z',
  refundIfCancelled: null,
  refund: null,
  ...more,
});

/**
 * A customer with something in every list, as a root value of the graph. A new object for each
 * test, which may change it and its `lists`.
 */
export function completeCustomer() {
  const firstAppointment = appointment('1', {});
  const appointments = [
    firstAppointment,
    appointment('2', { status: 'COMPLETED', isPaid: true, paidAt: '2026-11-01T10:00:00Z', paymentDueBy: null }),
  ];
  const lists = {
    appointments,
    repairs: [
      {
        id: '5',
        reference: 'MW-2',
        vehicle: null,
        serviceName: 'Plumbing',
        date: '2026-11-01',
        status: 'COMPLETED',
        specialistName: 'Helen Fairbrother',
        appointmentId: '2',
        cost: pounds(6500),
        description: null,
        notes: null,
        parts: [{ name: 'Washer', quantity: 2, unitPrice: pounds(250), total: pounds(500) }],
        labour: [{ description: null, hours: 1.5, rate: pounds(4000), total: pounds(6000) }],
        partsTotal: pounds(500),
        labourTotal: pounds(6000),
        total: pounds(6500),
        warranty: '90 days on parts and labor',
        canReview: true,
      },
    ],
    pendingReviews: [
      {
        id: '3',
        serviceName: 'Plumbing',
        date: '2026-11-01',
        specialistId: '9',
        specialistName: 'Helen Fairbrother',
        specialistPhotoUrl: null,
        appointmentId: '2',
      },
    ],
    submittedReviews: [
      {
        id: '4',
        serviceName: 'Tailoring',
        date: '2026-10-01',
        specialistName: 'Parvati Solanki',
        rating: 4.5,
        comment: 'Neat.',
        reviewedAt: '2026-10-02T10:00:00Z',
        appointmentId: '8',
      },
    ],
    notifications: [
      {
        id: '1',
        kind: 'APPOINTMENT',
        icon: null,
        title: 'Confirmed',
        message: 'Your appointment is confirmed.',
        timeAgo: '5 min ago',
        recency: 'TODAY',
        createdAt: null,
        isRead: false,
        actionPath: '/dashboard/appointments',
      },
    ],
  };
  return {
    id: '7',
    firstName: 'Joan',
    lastName: 'Pryce',
    email: 'joan@example.com',
    phone: '7700 900142',
    photoUrl: null,
    address: {
      street: '27 Wheatsheaf Road',
      street2: null,
      city: 'Leicester',
      county: null,
      postcode: 'LE2 3PL',
      country: 'United Kingdom',
    },
    joinedAt: '2026-08-01T10:00:00Z',
    summary: {
      completedRepairs: 1,
      pendingAppointments: 1,
      pendingReviews: 1,
      totalSpent: pounds(6500),
      recentAppointments: [...appointments],
    },
    nextAction: { kind: 'PAY', appointment: firstAppointment, pendingReview: null },
    doubtfulBookings: [],
    otherSessionCount: 1,
    lists,
    appointments: (page: object) => listPageOf('Appointment', lists.appointments, page),
    appointment: ({ id }: { id: string }) => lists.appointments.find((one) => one.id === id) ?? null,
    repairs: (page: object) => listPageOf('Repair', lists.repairs, page),
    repair: ({ id }: { id: string }) => lists.repairs.find((one) => one.id === id) ?? null,
    pendingReviews: (page: object) => pageOf('PendingReview', lists.pendingReviews, page),
    submittedReviews: (page: object) => pageOf('SubmittedReview', lists.submittedReviews, page),
    notifications: (page: object) => pageOf('Notification', lists.notifications, page),
    vehicles: [
      {
        id: '1',
        make: 'Ford',
        model: 'Fiesta',
        year: 2019,
        colour: 'Blue',
        plate: 'FN19 KTR' as string | null,
        vin: null,
        isPrimary: true,
      },
      {
        id: '2',
        make: 'Volkswagen',
        model: 'Caddy',
        year: 2016,
        colour: 'White',
        plate: null,
        vin: null,
        isPrimary: false,
      },
    ],
    unreadNotificationCount: 1,
  };
}
