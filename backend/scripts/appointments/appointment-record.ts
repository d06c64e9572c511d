import { refundPence } from '../../domain/appointments/refunds.ts';
import { notAssigned } from '../../domain/forms/form.ts';
import type { ListedAppointment } from '../../store/appointments/appointments.ts';
import { idText, pounds, timestamp } from '../http/php-values.ts';

function locationName(appointment: ListedAppointment): string | null {
  if (appointment.place === 'workshop') return appointment.workshop_name;
  return appointment.address ?? (appointment.place === 'home' ? 'Home Service' : null);
}

function refundAmount({ price_pence, refund_percent }: ListedAppointment): number | null {
  return price_pence === null || refund_percent === null ? null : pounds(refundPence(price_pence, refund_percent));
}

/** An appointment as the dashboard reads it (ENT-20). */
export function appointmentRecord(appointment: ListedAppointment, isDemo: boolean) {
  return {
    id: idText(appointment.id),
    appointment_reference: appointment.reference,
    serviceId: idText(appointment.service_id),
    service_type: appointment.service_name,
    details: appointment.details,
    date: appointment.date,
    created_at: timestamp(appointment.created_at),
    status: appointment.status,
    specialistId: idText(appointment.specialist_id) ?? notAssigned,
    specialist: appointment.specialist_name ?? notAssigned,
    locationId: idText(appointment.workshop_id) ?? notAssigned,
    location: locationName(appointment),
    workshopAddress: appointment.workshop_address,
    reviewed: appointment.reviewed === 1,
    rescheduled: appointment.rescheduled === 1,
    rescheduledBefore: appointment.moved_once === 1,
    firstChoiceDate: appointment.date,
    firstChoiceTime: appointment.starts_at,
    secondChoiceDate: appointment.second_choice_date,
    secondChoiceTime: appointment.second_starts_at,
    confirmedAt: timestamp(appointment.confirmed_at),
    isHomeService: appointment.place === 'home',
    isDifferentLocation: appointment.place === 'different',
    paid: appointment.paid === 1,
    paidAt: timestamp(appointment.paid_at),
    paymentSimulated: isDemo,
    amount: pounds(appointment.price_pence),
    refundPercent: appointment.refund_percent,
    refundAmount: refundAmount(appointment),
  };
}
