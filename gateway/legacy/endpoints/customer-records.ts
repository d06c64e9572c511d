import { z } from 'zod';
import { innerList } from '../wire/list.ts';
import { day, moment, timeLabel } from '../wire/london-time.ts';
import { field, mapped, missing, record } from '../wire/record.ts';
import {
  address,
  flag,
  id,
  isNotAssigned,
  MAX_WHOLE_NUMBER,
  number,
  pence,
  personName,
  text,
  unboundedPence,
} from '../wire/scalars.ts';

/** The name of a specialist or location; null for 'Not assigned'. */
export const assignedName = mapped(personName, (name) => (name !== null && isNotAssigned(name) ? null : name));

export interface AssignedSpecialistRecord {
  readonly id: string | null;
  readonly name: string | null;
  readonly photo: string | null;
}

const assignedParts = record(
  { id, specialist_id: id, name: assignedName, specialist_name: assignedName, photo: address },
  (wire): AssignedSpecialistRecord => ({
    id: wire.id ?? wire.specialist_id,
    name: wire.name ?? wire.specialist_name,
    photo: wire.photo,
  }),
);

/** ENT-23..25: a specialist as a name or a record; all null when it is neither. */
export const assignedSpecialistRecord = field('a specialist', (value): AssignedSpecialistRecord => {
  const read = typeof value === 'object' && value !== null ? assignedParts.safeParse(value) : null;
  return read?.success ? read.data : { id: null, name: assignedName.safeParse(value).data ?? null, photo: null };
});

/** Null when unreadable, so that the other parts are kept. */
const addressPart = text.catch(null);

const addressParts = record(
  {
    street: addressPart,
    street2: addressPart,
    city: addressPart,
    state: addressPart,
    zipCode: addressPart,
    country: addressPart,
  },
  (wire) => wire,
);

export type AddressRecord = z.output<typeof addressParts>;

/** ENT-26: a postal address; null when it is missing, empty or not a record. */
export const addressRecord = field('an address', (value): AddressRecord | null => {
  const read = addressParts.safeParse(value);
  return read.success && Object.values(read.data).some((part) => part !== null) ? read.data : null;
});

/** ENT-20: an appointment of the user data; some fields have two spellings. */
export const appointmentRecord = record(
  {
    id,
    appointment_reference: text,
    serviceId: id,
    service: text,
    service_type: text,
    details: text,
    date: day,
    created_at: moment,
    status: text,
    specialistId: id,
    specialist: assignedName,
    locationId: id,
    location: assignedName,
    workshopAddress: text,
    customAddress: text,
    reviewed: flag,
    rescheduled: flag,
    rescheduledBefore: flag,
    paid: flag,
    paidAt: moment,
    paymentStatus: text,
    paymentSimulated: flag,
    amount: pence,
    price: pence,
    total: pence,
    refundPercent: number,
    refundAmount: pence,
    firstChoiceDate: day,
    firstChoiceTime: timeLabel,
    secondChoiceDate: day,
    secondChoiceTime: timeLabel,
    confirmedAt: moment,
    isHomeService: flag,
    isDifferentLocation: flag,
  },
  (wire) => ({
    id: wire.id ?? wire.appointment_reference,
    reference: wire.appointment_reference,
    serviceId: wire.serviceId,
    serviceName: wire.service ?? wire.service_type,
    details: wire.details,
    status: wire.status,
    // C-47: `created_at` is never shown as the day of the work.
    scheduledDate: wire.firstChoiceDate ?? wire.date,
    scheduledTime: wire.firstChoiceTime,
    secondChoiceDate: wire.secondChoiceDate,
    secondChoiceTime: wire.secondChoiceTime,
    bookedAt: wire.created_at,
    confirmedAt: wire.confirmedAt,
    specialistId: wire.specialistId,
    specialistName: wire.specialist,
    locationId: wire.locationId,
    locationName: wire.location ?? wire.customAddress,
    // Undocumented; only the embedded backend sends it.
    workshopAddress: wire.workshopAddress,
    isHomeService: wire.isHomeService,
    isDifferentLocation: wire.isDifferentLocation,
    isReviewed: wire.reviewed,
    isRescheduled: wire.rescheduled,
    // C-45: `rescheduledBefore` is undocumented; legacy hosts only send `rescheduled`.
    wasRescheduled: wire.rescheduled || wire.rescheduledBefore,
    // C-41: hosts mark payment in one of three fields.
    isPaid: wire.paid || wire.paidAt !== null || wire.paymentStatus?.toLowerCase() === 'paid',
    paidAt: wire.paidAt,
    // Undocumented; only the demo's embedded backend sends it.
    isPaymentSimulated: wire.paymentSimulated,
    // C-42: the field is undocumented, and hosts use one of these.
    pricePence: wire.amount ?? wire.price ?? wire.total,
    refundPercent: wire.refundPercent,
    refundPence: wire.refundAmount,
  }),
);

export type AppointmentRecord = z.output<typeof appointmentRecord>;

/** Pieces or hours; null when missing, negative or invalid. */
const count = mapped(number, (read) => (read !== null && read >= 0 ? read : null));

const part = record({ name: text, quantity: count, price: unboundedPence }, (wire) => ({
  name: wire.name,
  quantity: wire.quantity,
  pence: wire.price,
}));

const labour = record({ description: text, hours: count, rate: unboundedPence }, (wire) => ({
  description: wire.description,
  hours: wire.hours,
  ratePence: wire.rate,
}));

interface Costs {
  readonly cost: number | null;
  readonly parts: readonly z.output<typeof part>[];
  readonly labor: readonly z.output<typeof labour>[];
}

/** Whether its amounts and their sum fit into the graph, where none of them can be null. */
function hasReadableCost({ cost, parts, labor }: Costs): boolean {
  let sum = 0;
  for (const { quantity, pence } of parts) sum += (quantity ?? 1) * (pence ?? 0);
  for (const { hours, ratePence } of labor) sum += (hours ?? 0) * (ratePence ?? 0);
  return Math.max(cost ?? 0, sum) <= MAX_WHOLE_NUMBER;
}

/** ENT-23: a repair of the user data. Invalid without an id or a reference. */
export const repairRecord = record(
  {
    id,
    reference: text,
    appointment_reference: text,
    vehicle: text,
    serviceType: text,
    service_type: text,
    date: day,
    status: text,
    specialist: assignedSpecialistRecord,
    cost: unboundedPence,
    description: text,
    parts: innerList(part),
    labor: innerList(labour),
    notes: text,
    warranty: text,
    appointmentId: id,
    appointment_id: id,
  },
  (wire, context) => {
    const reference = wire.reference ?? wire.appointment_reference;
    const repairId = wire.id ?? reference;
    if (repairId === null) return missing(context, 'id');
    if (!hasReadableCost(wire)) {
      context.addIssue({ code: 'custom', message: 'too large', path: ['cost'] });
      return z.NEVER;
    }
    return {
      id: repairId,
      reference,
      vehicle: wire.vehicle,
      serviceName: wire.serviceType ?? wire.service_type,
      date: wire.date,
      status: wire.status,
      specialistName: wire.specialist.name,
      costPence: wire.cost,
      description: wire.description,
      parts: wire.parts,
      labour: wire.labor,
      notes: wire.notes,
      warranty: wire.warranty,
      appointmentId: wire.appointmentId ?? wire.appointment_id,
    };
  },
);

export type RepairRecord = z.output<typeof repairRecord>;

const common = {
  id,
  review_id: id,
  serviceType: text,
  service_type: text,
  date: day,
  specialist: assignedSpecialistRecord,
  appointmentId: id,
  appointment_id: id,
};

type Common = z.output<z.ZodObject<typeof common>>;

function readId(wire: Common, context: z.RefinementCtx): string {
  const id = wire.id ?? wire.review_id;
  if (id !== null) return id;
  return missing(context, 'id');
}

const readCommon = (wire: Common, context: z.RefinementCtx) => ({
  id: readId(wire, context),
  serviceName: wire.serviceType ?? wire.service_type,
  date: wire.date,
  specialist: wire.specialist,
  appointmentId: wire.appointmentId ?? wire.appointment_id,
});

/** ENT-24: a completed appointment of the user data without a review. */
export const pendingReviewRecord = record(common, readCommon);

/** ENT-25: a review by the customer. */
export const submittedReviewRecord = record(
  { ...common, rating: number, comment: text, review_text: text, reviewDate: moment, created_at: moment },
  (wire, context) => ({
    ...readCommon(wire, context),
    rating: wire.rating,
    comment: wire.comment ?? wire.review_text,
    reviewedAt: wire.reviewDate ?? wire.created_at,
  }),
);

export type PendingReviewRecord = z.output<typeof pendingReviewRecord>;
export type SubmittedReviewRecord = z.output<typeof submittedReviewRecord>;
