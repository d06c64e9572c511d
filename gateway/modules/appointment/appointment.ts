import type { Appointment, AppointmentStatus } from '../../graphql/generated/schema.ts';
import type { AppointmentRecord } from '../../legacy/endpoints/customer-records.ts';
import { View } from '../../legacy/wire/record.ts';
import { readTimeOfDay } from '../availability/inputs.ts';
import { contentId } from '../lib/content-id.ts';
import { exactMoney } from '../money/money.ts';
import { paymentDueBy, refundFromHost } from './rules.ts';

type FieldsWithResolvers =
  | 'actions'
  | 'isUpcoming'
  | 'paymentState'
  | 'service'
  | 'specialist'
  | 'workshop'
  | 'vehicle'
  | 'refundIfCancelled'
  | 'rescheduleDates'
  | 'rescheduleTimeSlots';

/** Fields that cost a call or depend on the time have resolvers, which use the ids. */
export class AppointmentModel extends View<AppointmentRecord> implements Omit<Appointment, FieldsWithResolvers> {
  readonly isIdentified = this.source.id !== null;
  readonly id = this.source.id ?? contentId(this.source);
  readonly reference = this.source.reference;
  readonly serviceName = this.source.serviceName;
  readonly details = this.source.details;
  readonly status = statusOf(this.source);
  readonly scheduledDate = this.source.scheduledDate;
  readonly scheduledTime = timeOf(this.source.scheduledTime);
  readonly secondChoiceDate = this.source.secondChoiceDate;
  readonly secondChoiceTime = timeOf(this.source.secondChoiceTime);
  readonly bookedAt = this.source.bookedAt;
  readonly confirmedAt = this.source.confirmedAt;
  readonly specialistName = this.source.specialistName;
  readonly locationName = this.source.locationName;
  readonly workshopAddress = this.source.workshopAddress;
  readonly isHomeService = this.source.isHomeService;
  readonly isDifferentLocation = this.source.isDifferentLocation;
  readonly isReviewed = this.source.isReviewed;
  readonly isRescheduled = this.source.isRescheduled;
  readonly wasRescheduled = this.source.wasRescheduled;
  readonly isPaid = this.source.isPaid;
  readonly isPaymentSimulated = this.source.isPaymentSimulated;
  readonly paidAt = this.source.paidAt;
  readonly pricePence = this.source.pricePence;
  readonly serviceId = this.source.serviceId;
  readonly specialistId = this.source.specialistId;
  readonly workshopId = this.source.isHomeService ? null : this.source.locationId;

  get price() {
    return this.pricePence === null ? null : exactMoney(this.pricePence);
  }
  get paymentDueBy() {
    return paymentDueBy(this);
  }
  get refund() {
    return this.status === 'CANCELLED' ? refundFromHost(this.source) : null;
  }
}

const timeOf = (text: string | null) => (text === null ? null : readTimeOfDay(text));

const STATUSES: Readonly<Record<string, AppointmentStatus>> = {
  pending: 'PENDING',
  confirmed: 'CONFIRMED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
};

/** ENT-21. */
function statusOf({ status }: AppointmentRecord): AppointmentStatus {
  const name = status?.toLowerCase() ?? '';
  return Object.hasOwn(STATUSES, name) ? (STATUSES[name] ?? 'PENDING') : 'PENDING';
}
