import type { Script } from '../support/fake-php.ts';

export const SESSION = { userId: '7', authToken: 'tok-0123456789abcdef' };
export const USER = { email: 'joan.reed@example.com', password: 'Pass-word-1!' };

export const SPECIALIST = {
  specialist_id: 7,
  specialist_name: 'Priya Nair',
  average_rating: 4.7,
  base_price: 45,
  services: [{ service_id: 1, service_type: 'Brakes', base_price: 45, estimated_duration: 60 }],
  reviews: [{ rating: 5, review_text: 'Quick & clean', created_at: '2026-06-01 10:00:00' }],
};

export const CUSTOMER = {
  user_id: 7,
  firstName: 'Joan',
  lastName: 'Reed',
  email: USER.email,
  phone: '7700900142',
  address: { street: '1 High Street', city: 'Leicester', zipCode: 'LE1 6XH' },
  recentAppointments: [
    { id: 12, appointment_reference: 'MW-48213', serviceId: 1, specialistId: 7, status: 'pending', paid: false },
  ],
  vehicles: [{ id: 3, make: 'Ford', model: 'Fiesta', year: 2019, licensePlate: 'FN19 KTR', primaryVehicle: true }],
};

/** A host that responds as documented. */
export const CLEAN: Readonly<Record<string, Script>> = {
  'services.php': { json: { success: true, services: [{ id: 1, name: 'Vehicle Repair', icon_class: 'fa fa-car' }] } },
  'immediate-services.php': { json: { success: true, services: [{ id: 1, name: 'Flat Tire' }] } },
  'specialists.php': { json: { success: true, specialists: [SPECIALIST], total_pages: 1 } },
  'getSpecialistsByService.php': { json: { success: true, specialists: [SPECIALIST] } },
  'getWorkshopLocations.php': { json: { success: true, locations: [{ id: 2, name: 'Frog Island' }] } },
  'getAvailableDates.php': { json: { success: true, dates: ['2026-11-24'] } },
  'getAvailableTimeSlots.php': { json: { success: true, slots: [{ slot_id: 3, formatted_time: '10:00 AM' }] } },
  'formOptions.php': {
    json: {
      success: true,
      services: [{ id: 1, name: 'Vehicle Repair' }],
      immediateServices: [{ id: 1, name: 'Flat Tire' }],
      locations: [{ id: 1, name: 'Leicester' }],
      timeSlots: [{ id: 1, label: '09:00 AM' }],
      serviceModes: [{ id: 'both', name: 'Both', description: 'Both' }],
      companies: [{ id: 1, name: 'Bosch' }],
      workshops: [{ id: 1, name: 'Frog Island' }],
    },
  },
  'userLogin.php': { json: { success: true, ...SESSION, userName: 'Joan Reed', accountType: 'customer' } },
  'logout.php': { json: { success: true } },
  'getUserData.php': { json: CUSTOMER },
  'getNotifications.php': {
    json: {
      success: true,
      unread_count: 1,
      notifications: [{ notification_id: 1, type: 'payment', title: 'Paid', message: 'Thank you', is_read: false }],
    },
  },
  'appointment-actions.php': {
    json: { success: true, timeSlots: [{ slot_id: 4, formatted_start: '09:00 AM', formatted_end: '10:00 AM' }] },
  },
};
