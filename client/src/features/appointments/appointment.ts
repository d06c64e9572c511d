import { Ban, CircleCheck, Clock, Flag, type LucideIcon, TimerOff } from 'lucide-react';
import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import { listSearchParams } from '~/features/customer/list-search-params.ts';
import type {
  AppointmentFactsFragment,
  AppointmentRefundFragment,
  AppointmentStatus,
} from '~/graphql/generated/graphql.ts';
import { formatDate, londonDayAndTime } from '~/lib/format-date.ts';
import { paths } from '~/site/paths.ts';

export type Appointment = AppointmentFactsFragment & AppointmentRefundFragment;

/** How a status is shown. A card renders this and decides nothing. */
export interface StatusAppearance {
  label: string;
  tone: 'green' | 'plate' | 'carbon' | 'muted';
  Icon: LucideIcon;
  /** A sentence about what happens next; null if nothing does. */
  next: string | null;
}

export const appearances: Record<AppointmentStatus, StatusAppearance> = {
  PENDING: {
    label: 'Pending',
    tone: 'plate',
    Icon: Clock,
    next: 'We’re checking with the specialist. We’ll let you know when it’s confirmed.',
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

/** A confirmed appointment that wasn't paid in time (APPT-09). */
const expired: StatusAppearance = {
  label: 'Expired',
  tone: 'muted',
  Icon: TimerOff,
  next: `It wasn’t paid within ${quantity(PAYMENT_WINDOW_HOURS, 'hour')}, so your time slot has been released.`,
};

/** In the order of an appointment's life, which is also the order of the filters (APPT-03). */
export const statuses: readonly AppointmentStatus[] = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'];

/** A status that this version of the app doesn't know counts as pending (APPT-06). */
export function normaliseStatus(status: string): AppointmentStatus {
  return statuses.find((candidate) => candidate === status) ?? 'PENDING';
}

/** Whether it still takes place, as far as its status says. */
export function isOpenStatus(status: string): boolean {
  const normalised = normaliseStatus(status);
  return normalised === 'PENDING' || normalised === 'CONFIRMED';
}

interface StatusFacts {
  isPaid: boolean;
  isRescheduled: boolean;
  isPaymentExpired: boolean;
}

export function statusAppearance(
  status: string,
  { isPaid, isRescheduled, isPaymentExpired }: StatusFacts,
): StatusAppearance {
  const normalised = normaliseStatus(status);
  const appearance = appearances[normalised];
  if (normalised === 'CONFIRMED' && isPaymentExpired) return expired;
  if (normalised === 'CONFIRMED' && isPaid) return { ...appearance, next: 'Paid. See you there.' };
  if (normalised === 'PENDING' && isRescheduled)
    return { ...appearance, next: 'Rescheduled. Your specialist still has to confirm the new time.' };
  return appearance;
}

export const appointmentsSearchParams = listSearchParams(statuses, 'Appointment');

/** The path of an appointment's details. */
export function appointmentPath(id: string): string {
  return `${paths.appointments}?${appointmentsSearchParams.format({ status: null, search: '', openId: id })}`;
}

type Scheduled = Pick<Appointment, 'scheduledDate' | 'scheduledTime' | 'bookedAt'>;

/** `Mon 23 Nov 2026, 09:00`, or the part of it that is known; empty if neither is. */
export function formatDateAndTime(day: string | null, time: string | null): string {
  return [day && formatDate(day), time].filter(Boolean).join(', ');
}

/** When an appointment is. If that isn't known, says when it was booked (C-47). */
export function formatScheduledTime({ scheduledDate, scheduledTime, bookedAt }: Scheduled): string {
  const when = formatDateAndTime(scheduledDate, scheduledTime);
  if (when) return scheduledDate ? when : `${when}, day to be agreed`;
  const booked = bookedAt && londonDayAndTime(bookedAt);
  return booked ? `Booked on ${formatDate(booked.day)}; time to be agreed` : 'Time to be agreed';
}

/** The machine-readable form of a day and a time; undefined without a day. */
export function isoDateAndTime(day: string | null, time: string | null): string | undefined {
  return day === null ? undefined : [day, time].filter(Boolean).join('T');
}

/**
 * Whether the legacy host gives the appointment no id. Its actions are offered, and then explained
 * (APPT-18).
 */
export function isUnidentified({ actions }: Pick<Appointment, 'actions'>): boolean {
  const { cancelUnavailableReason, rescheduleUnavailableReason, reviewUnavailableReason } = actions;
  return [cancelUnavailableReason, rescheduleUnavailableReason, reviewUnavailableReason].includes('NOT_IDENTIFIED');
}
