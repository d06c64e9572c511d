import type { z } from 'zod';
import { day, moment } from '../wire/london-time.ts';
import { record } from '../wire/record.ts';
import { flag, id, number, pence, text } from '../wire/scalars.ts';
import { assigned } from './person-record.ts';

/** ENT-20: an appointment of the user data, in either spelling of a key. */
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
    specialist: assigned,
    locationId: id,
    location: assigned,
    customAddress: text,
    reviewed: flag,
    rescheduled: flag,
    rescheduledBefore: flag,
    paid: flag,
    paidAt: moment,
    paymentStatus: text,
    amount: pence,
    price: pence,
    total: pence,
    refundPercent: number,
    refundAmount: pence,
    firstChoiceDate: day,
    firstChoiceTime: text,
    secondChoiceDate: day,
    secondChoiceTime: text,
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
    // C-47: the moment of booking is never shown as the day of the work.
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
    isHomeService: wire.isHomeService,
    isDifferentLocation: wire.isDifferentLocation,
    isReviewed: wire.reviewed,
    isRescheduled: wire.rescheduled,
    // No document names the record that outlives the flag (C-45): a host without it says as much by
    // the flag alone.
    wasRescheduled: wire.rescheduled || wire.rescheduledBefore,
    // C-41: three ways in which a host may say that it has been paid.
    isPaid: wire.paid || wire.paidAt !== null || wire.paymentStatus?.toLowerCase() === 'paid',
    paidAt: wire.paidAt,
    // No document names the amount (C-42): a host may call it by any of these.
    pricePence: wire.amount ?? wire.price ?? wire.total,
    refundPercent: wire.refundPercent,
    refundPence: wire.refundAmount,
  }),
);

export type AppointmentRecord = z.output<typeof appointmentRecord>;
