import type { ReceivedCall, Script } from '../support/fake-php.ts';
import { SESSION } from './harness.ts';

/** A day to which an appointment can be rescheduled: a week from now, in London. */
export const NEXT_WEEK = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(
  Date.now() + 7 * 24 * 60 * 60_000,
);

const SPECIALISTS = { success: true, specialists: [{ specialist_id: 7, specialist_name: 'Priya Nair' }] };
const VEHICLES = [
  { id: 3, make: 'Ford', model: 'Fiesta', year: 2019, licensePlate: 'FN19 KTR', primaryVehicle: true },
  { id: 4, make: 'Audi', model: 'A3', year: 2021, licensePlate: 'FN21 KTR', primaryVehicle: false },
];

export const CUSTOMER = {
  user_id: SESSION['x-user-id'],
  firstName: 'Joan',
  lastName: 'Reed',
  email: 'joan@example.com',
  phone: '7700900142',
  address: { street: '1 High Street', city: 'Leicester', zipCode: 'LE1 6XH' },
  joinDate: '2025-01-01 09:00:00',
  recentAppointments: [
    { id: 12, serviceId: 1, service: 'Vehicle Repair', specialistId: 7, locationId: 2, status: 'confirmed' },
    { id: 13, serviceId: 3, service: 'Plumbing', specialistId: 7, status: 'completed', firstChoiceDate: '2026-05-01' },
  ],
  repairs: [{ id: 5, serviceType: 'Plumbing', status: 'completed', cost: '120.00', appointmentId: 13 }],
  pendingReviewsData: [{ id: 9, serviceType: 'Plumbing', specialist: { id: 7, name: 'Priya' }, appointmentId: 13 }],
  submittedReviews: [{ id: 8, serviceType: 'Towing', specialist: 'Sam', rating: 5, appointmentId: 11 }],
  vehicles: VEHICLES,
};

const taken = (more: object = {}) => ({ json: { success: true, message: 'Done!', ...more } });

/** Responds by the `action` in the body. */
function registration({ body }: ReceivedCall) {
  const { action } = JSON.parse(body);
  if (action === 'open_booking_link')
    return taken({
      booking: { referenceNumber: 'MW-1', appointmentId: '21', email: 'joan@example.com', serviceType: 'Plumbing' },
    });
  return /^verify_(otp|returning_user)$/.test(action) ? taken({ token_id: 'tok_0123456789abcdefghijklmnop' }) : taken();
}

/** A host that serves every script, and accepts every write. */
export const WHOLE_HOST: Readonly<Record<string, Script>> = {
  'services.php': {
    json: {
      services: [
        { id: 1, name: 'Vehicle Repair' },
        { id: 3, name: 'Plumbing' },
      ],
    },
  },
  'immediate-services.php': { json: { success: true, services: [{ id: 1, name: 'Puncture' }] } },
  'specialists.php': { json: { ...SPECIALISTS, total_pages: 1 } },
  'getSpecialistsByService.php': { json: SPECIALISTS },
  'getWorkshopLocations.php': { json: { locations: [{ id: 2, name: 'Frog Island Motors' }] } },
  'getAvailableDates.php': { json: { dates: [NEXT_WEEK] } },
  'getAvailableTimeSlots.php': { json: { slots: [{ slot_id: 3, formatted_time: '10:00 AM' }] } },
  'formOptions.php': {
    json: {
      success: true,
      services: [{ id: 3, name: 'Plumbing' }],
      immediateServices: [{ id: 1, name: 'Puncture' }],
      locations: [{ id: 1, name: 'Leicester' }],
      timeSlots: [{ id: 1, label: '09:00 AM' }],
      serviceModes: [{ id: 'both', name: 'Both', description: 'Anywhere' }],
      companies: [{ id: 1, name: 'Bosch' }],
      workshops: [{ id: 2, name: 'Frog Island Motors' }],
    },
  },
  'submit-immediate-request.php': taken({ referenceNumber: 'IM-1' }),
  'appointment-form.php': taken({
    referenceNumber: 'MW-1',
    appointmentId: 21,
    userId: '9',
    userType: 'existing_verified',
  }),
  'user-appointment-form.php': taken({ referenceNumber: 'MW-2', appointmentId: 12 }),
  'send-existing-user-confirmation.php': taken(),
  'userLogin.php': taken({ userId: '7', authToken: 'tok-fedcba9876543210', userName: 'Joan Reed' }),
  'logout.php': taken(),
  'logout-others.php': taken(),
  'userRegistration.php': registration,
  'emailVerification.php': taken(),
  'appointment-email-update.php': taken({ userId: 'g_0123456789abcdefghijkl' }),
  'appointment-confirmation-email.php': taken(),
  'addSpecialist.php': taken(),
  'contact-form.php': taken(),
  'check-email.php': taken({ available: true }),
  'update-account.php': taken({ user: { user_id: '7' } }),
  'update-password.php': taken(),
  'add-vehicle.php': taken({ vehicles: VEHICLES }),
  'update-vehicle-details.php': taken({ vehicles: VEHICLES }),
  'update-vehicle.php': taken({ vehicles: VEHICLES }),
  'getUserData.php': { json: CUSTOMER },
  'getNotifications.php': {
    json: { success: true, unread_count: '1', notifications: [{ notification_id: 1, type: 'payment', is_read: '0' }] },
  },
  'markNotificationRead.php': taken({ unread_count: '0' }),
  'markAllNotificationsRead.php': taken({ unread_count: '0' }),
  'appointment-actions.php': taken({
    timeSlots: [{ slot_id: 4, formatted_start: '09:00 AM', formatted_end: '10:00 AM' }],
  }),
  pay: taken(),
  'submit-review.php': taken(),
};
