import type { Booking } from '../../../backend/store/appointments/appointments.ts';

/** Confirmed on the last evening of winter time: the 24 hours to pay end in summer time. */
export const storedBooking: Booking = {
  id: 7,
  reference: 'MW-20451',
  account_id: 1,
  accepted: 1,
  place: 'workshop',
  address: null,
  date: '2026-04-02',
  contact_first_name: 'Joan',
  specialist_id: 3,
  status: 'confirmed',
  price_pence: 9_550,
  paid: 0,
  confirmed_at: '2026-03-28T18:05:00.000Z',
  refund_percent: null,
  cancelled_by: null,
  cancel_reason: null,
  paid_at: null,
  email: 'joan@example.com',
  verified: 1,
  service_name: 'Brake Repair',
  starts_at: '13:00',
  workshop_name: 'Aylestone Road Garage',
  workshop_address: '212b Aylestone Road, Leicester LE2 7XQ',
  specialist_name: 'Marcus Delaney',
};
