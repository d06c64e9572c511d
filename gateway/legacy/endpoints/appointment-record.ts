import type { z } from 'zod';
import { day, moment, timeLabel } from '../wire/london-time.ts';
import { record } from '../wire/record.ts';
import { flag, id, number, pence, text } from '../wire/scalars.ts';
import { assignedName } from './assigned-specialist-record.ts';

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
