/** The events of an appointment that its customer is informed of. */
export const appointmentEvents = [
  'booked',
  'confirmed',
  'moved',
  'cancelled',
  'paid',
  'payment-soon',
  'payment-expired',
  'completed',
] as const;

export type AppointmentEvent = (typeof appointmentEvents)[number];
