import type { Appointment, AppointmentStatus } from '../../graphql/generated/resolvers.ts';
import type { AppointmentRecord } from '../../legacy/endpoints/appointment-record.ts';
import { exactMoney } from '../money/money.ts';
import { refundSaid } from './refund.ts';
import { paymentDueBy } from './rules.ts';

/** An appointment before the fields that cost a call, with the ids that those need. */
export interface AppointmentModel
  extends Omit<
    Appointment,
    'service' | 'specialist' | 'workshop' | 'refundIfCancelled' | 'rescheduleDates' | 'rescheduleSlots'
  > {
  readonly serviceId: string | null;
  readonly specialistId: string | null;
  readonly workshopId: string | null;
  readonly pricePence: number | null;
  /** At an address that is neither the customer's home nor a workshop, where the host says so. */
  readonly isDifferentLocation: boolean;
}

/** The legacy record in the graph's words, with the documented defaults (ENT-22). */
export function toAppointment(record: AppointmentRecord): AppointmentModel {
  const { confirmedAt, isPaid, isRescheduled, pricePence } = record;
  const status = statusOf(record);
  return {
    id: record.id,
    reference: record.reference,
    serviceName: record.serviceName ?? 'Service',
    details: record.details,
    status,
    scheduledDate: record.scheduledDate,
    scheduledTime: record.scheduledTime,
    secondChoiceDate: record.secondChoiceDate,
    secondChoiceTime: record.secondChoiceTime,
    bookedAt: record.bookedAt,
    confirmedAt,
    specialistName: record.specialistName ?? 'Not assigned',
    // C-93: a workshop is only assumed when nothing says otherwise.
    placeName: record.locationName ?? (record.isHomeService ? 'Home Service' : 'Central Workshop'),
    isHomeService: record.isHomeService,
    isDifferentLocation: record.isDifferentLocation,
    isReviewed: record.isReviewed,
    isRescheduled,
    wasRescheduled: record.wasRescheduled,
    isPaid,
    paidAt: record.paidAt,
    price: pricePence === null ? null : exactMoney(pricePence),
    paymentDueBy: paymentDueBy({ status, confirmedAt, isPaid, isRescheduled }),
    refund: status === 'CANCELLED' ? refundSaid(record) : null,
    pricePence,
    serviceId: record.serviceId,
    specialistId: record.specialistId,
    workshopId: record.isHomeService ? null : record.locationId,
  };
}

const STATUSES: Readonly<Record<string, AppointmentStatus>> = {
  pending: 'PENDING',
  confirmed: 'CONFIRMED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
};

/** ENT-21. */
function statusOf({ status }: AppointmentRecord): AppointmentStatus {
  const known = status?.toLowerCase() ?? '';
  return Object.hasOwn(STATUSES, known) ? (STATUSES[known] ?? 'PENDING') : 'PENDING';
}
