import { emptyDraft, type GuestDraft } from '~/features/booking/guest/guest-flow.ts';
import type { WorkLocation } from '~/features/locations/work-location.ts';

export const home: WorkLocation = { kind: 'HOME_SERVICE', name: 'Home Service' };
export const differentLocation: WorkLocation = { kind: 'DIFFERENT_LOCATION', name: 'Different location' };
export const workshop: WorkLocation = {
  kind: 'WORKSHOP',
  id: '7',
  name: 'Highfields workshop',
  address: '1 Mill Lane',
};

export const plumbing = { id: '3', name: 'Plumbing', needsVehicle: false };
export const vehicleRepair = { id: '1', name: 'Vehicle Repair', needsVehicle: true };

export const photo = { id: 'p1', file: new File(['x'], 'leak.png', { type: 'image/png' }), originalBytes: 1 };

/** A complete booking for a vehicle in a workshop, with some changes. */
export function filledDraft(changes: Partial<GuestDraft> = {}): GuestDraft {
  return {
    ...emptyDraft,
    service: vehicleRepair,
    model: 'Ford Fiesta',
    year: '2021',
    plate: 'FN21 KTR',
    issueDescription: 'Grinding noise when braking.',
    photos: [photo],
    location: workshop,
    date: '2026-11-24',
    timeSlot: { id: '3', label: '10:00 AM', startsAt: '10:00' },
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya@example.com',
    phone: '7700 900123',
    declarationAccepted: true,
    ...changes,
  };
}
