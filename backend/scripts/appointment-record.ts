import { refundPence } from '../domain/refunds.ts';
import { slotLabel } from '../domain/slot-label.ts';
import type { ListedAppointment } from '../store/appointments.ts';
import { phpFlag, phpPounds, phpText, phpTimestamp } from './php-values.ts';

/** What stands for nobody and nowhere (ENT-22). */
export const nobody = 'Not assigned';

function placeName(appointment: ListedAppointment): string | null {
  if (appointment.place === 'workshop') return appointment.workshop_name;
  return appointment.address ?? (appointment.place === 'home' ? 'Home Service' : null);
}

function refundAmount({ price_pence, refund_percent }: ListedAppointment): string | null {
  return price_pence === null || refund_percent === null ? null : phpPounds(refundPence(price_pence, refund_percent));
}

/** An appointment as the dashboard reads it (ENT-20). */
export function appointmentRecord(appointment: ListedAppointment) {
  return {
    id: phpText(appointment.id),
    appointment_reference: appointment.reference,
    serviceId: phpText(appointment.service_id),
    service_type: appointment.service_name,
    details: appointment.details,
    date: appointment.date,
    created_at: phpTimestamp(appointment.created_at),
    status: appointment.status,
    specialistId: phpText(appointment.specialist_id) ?? nobody,
    specialist: appointment.specialist_name ?? nobody,
    locationId: phpText(appointment.workshop_id) ?? nobody,
    location: placeName(appointment),
    reviewed: phpFlag(appointment.reviewed),
    rescheduled: phpFlag(appointment.rescheduled),
    rescheduledBefore: phpFlag(appointment.moved_once),
    firstChoiceDate: appointment.date,
    firstChoiceTime: slotLabel(appointment.starts_at),
    secondChoiceDate: appointment.second_choice_date,
    secondChoiceTime: appointment.second_starts_at === null ? null : slotLabel(appointment.second_starts_at),
    confirmedAt: phpTimestamp(appointment.confirmed_at),
    isHomeService: phpFlag(appointment.place === 'home'),
    isDifferentLocation: phpFlag(appointment.place === 'different'),
    paid: phpFlag(appointment.paid),
    paidAt: phpTimestamp(appointment.paid_at),
    amount: phpPounds(appointment.price_pence),
    refundPercent: phpText(appointment.refund_percent),
    refundAmount: refundAmount(appointment),
  };
}
