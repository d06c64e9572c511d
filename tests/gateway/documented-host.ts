import { WHOLE_HOST } from '../examples/all.ts';
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
  ...WHOLE_HOST,
  'specialists.php': { json: { success: true, specialists: [SPECIALIST], total_pages: 1 } },
  'getSpecialistsByService.php': { json: { success: true, specialists: [SPECIALIST] } },
  'userLogin.php': { json: { success: true, ...SESSION, userName: 'Joan Reed', accountType: 'customer' } },
  'getUserData.php': { json: CUSTOMER },
};
