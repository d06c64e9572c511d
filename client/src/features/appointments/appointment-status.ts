import { Ban, CircleCheck, Clock, Flag, type LucideIcon } from 'lucide-react';
import type { AppointmentStatus } from '~/graphql/generated/graphql.ts';

/** How a status looks and reads; a card renders this and decides nothing. */
export interface StatusLook {
  label: string;
  tone: 'green' | 'plate' | 'carbon' | 'muted';
  Icon: LucideIcon;
  /** What comes next for the customer, in a sentence; null when nothing does. */
  next: string | null;
}

const looks: Record<AppointmentStatus, StatusLook> = {
  PENDING: {
    label: 'Pending',
    tone: 'plate',
    Icon: Clock,
    next: "We're checking with the specialist. We'll let you know when it's confirmed.",
  },
  CONFIRMED: {
    label: 'Confirmed',
    tone: 'green',
    Icon: CircleCheck,
    next: 'Confirmed by your specialist.',
  },
  COMPLETED: { label: 'Completed', tone: 'carbon', Icon: Flag, next: null },
  CANCELLED: { label: 'Cancelled', tone: 'muted', Icon: Ban, next: null },
};

/**
 * In the order in which an appointment goes through them, and in which the filters stand (APPT-03).
 */
export const statuses: readonly AppointmentStatus[] = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'];

/** One that this version of the app does not know counts as pending (APPT-06). */
export function knownStatus(status: string): AppointmentStatus {
  return statuses.find((known) => known === status) ?? 'PENDING';
}

export function statusLook(
  status: string,
  { isPaid, isRescheduled }: { isPaid: boolean; isRescheduled: boolean },
): StatusLook {
  const known = knownStatus(status);
  const look = looks[known];
  if (known === 'CONFIRMED' && isPaid) return { ...look, next: 'Paid. See you there.' };
  if (known === 'PENDING' && isRescheduled)
    return { ...look, next: 'Rescheduled. Your specialist still has to confirm the new time.' };
  return look;
}
