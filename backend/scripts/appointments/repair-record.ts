import { notAssigned } from '../../domain/forms/form.ts';
import type { ListedAppointment } from '../../store/appointments/appointments.ts';
import type { CustomerRepairs } from '../../store/appointments/repairs.ts';
import { groupBy } from '../../store/database/group-by.ts';
import { idText, pounds } from '../http/php-values.ts';

/** Paid and confirmed work is being done on its day, until it is written down as done. */
function isInProgress({ status, paid, date }: ListedAppointment, today: string): boolean {
  return status === 'confirmed' && paid === 1 && date === today;
}

function vehicleName({ vehicle_model, vehicle_year, vehicle_plate }: ListedAppointment): string | null {
  return [vehicle_model, vehicle_year, vehicle_plate].filter(Boolean).join(', ') || null;
}

/** The customer's repairs, completed and in progress, latest first (ENT-23). */
export function repairRecords(
  appointments: ListedAppointment[],
  { repairs, parts, labour }: CustomerRepairs,
  today: string,
) {
  const done = new Map(repairs.map((repair) => [repair.appointment_id, repair]));
  const partsOf = groupBy(parts, ({ appointment_id }) => appointment_id);
  const labourOf = groupBy(labour, ({ appointment_id }) => appointment_id);
  return appointments.flatMap((appointment) => {
    const repair = done.get(appointment.id);
    if (!repair && !isInProgress(appointment, today)) return [];
    return {
      id: idText(appointment.id),
      reference: appointment.reference,
      vehicle: vehicleName(appointment),
      serviceType: appointment.service_name,
      date: appointment.date,
      status: repair ? 'completed' : 'in-progress',
      specialist: appointment.specialist_name ?? notAssigned,
      cost: pounds(repair ? repair.cost_pence : appointment.price_pence),
      description: repair?.description ?? appointment.details,
      parts: partsOf(appointment.id).map(({ name, quantity, price_pence }) => ({
        name,
        quantity: quantity,
        price: pounds(price_pence),
      })),
      labor: labourOf(appointment.id).map(({ description, hundredths_of_hours, rate_pence }) => ({
        description,
        hours: hundredths_of_hours / 100,
        rate: pounds(rate_pence),
      })),
      notes: repair?.notes ?? null,
      warranty: repair?.warranty ?? null,
      appointmentId: idText(appointment.id),
    };
  });
}
