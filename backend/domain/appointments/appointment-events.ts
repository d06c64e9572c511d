/**
 * The events of an appointment that its customer is notified of. They are stored as part of
 * occasions, so `moved` keeps its old name; it means rescheduled.
 */
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

/** How the occasions of this event begin. */
export function occasionPrefix(event: AppointmentEvent, appointmentId: number): string {
  return `${event}:${appointmentId}:`;
}
