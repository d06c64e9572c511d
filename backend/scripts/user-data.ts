import type { FastifyInstance } from 'fastify';
import { londonTimestamp } from '../domain/london-time.ts';
import { slotLabel } from '../domain/slot-label.ts';
import { type ListedAppointment, listAppointments } from '../store/appointments.ts';
import { listVehicles } from '../store/vehicles.ts';
import type { ScriptContext } from './context.ts';
import { customerOf } from './customer.ts';
import { phpFlag, phpText } from './php-values.ts';
import { vehicleRecord } from './vehicle-record.ts';

const nobody = 'Not assigned';

function timestamp(moment: string | null): string | null {
  return moment === null ? null : londonTimestamp(new Date(moment));
}

function placeName(appointment: ListedAppointment): string | null {
  if (appointment.place === 'workshop') return appointment.workshop_name;
  return appointment.address ?? (appointment.place === 'home' ? 'Home Service' : null);
}

/** An appointment as the dashboard reads it (doc 2 §3). */
function appointmentRecord(appointment: ListedAppointment) {
  return {
    id: phpText(appointment.id),
    appointment_reference: appointment.reference,
    serviceId: phpText(appointment.service_id),
    service_type: appointment.service_name,
    details: appointment.details,
    date: appointment.date,
    created_at: timestamp(appointment.created_at),
    status: appointment.status,
    specialistId: phpText(appointment.specialist_id) ?? nobody,
    specialist: appointment.specialist_name ?? nobody,
    locationId: phpText(appointment.workshop_id) ?? nobody,
    location: placeName(appointment),
    reviewed: phpFlag(appointment.reviewed),
    rescheduled: phpFlag(appointment.rescheduled),
    firstChoiceDate: appointment.date,
    firstChoiceTime: slotLabel(appointment.starts_at),
    secondChoiceDate: appointment.second_choice_date,
    secondChoiceTime: appointment.second_starts_at === null ? null : slotLabel(appointment.second_starts_at),
    confirmedAt: timestamp(appointment.confirmed_at),
    isHomeService: phpFlag(appointment.place === 'home'),
    paid: phpFlag(appointment.paid),
  };
}

/** `getUserData.php` (doc 2 §7). */
export function userDataScript(app: FastifyInstance, context: ScriptContext): void {
  const { db } = context.store;
  app.get('/php/getUserData.php', async (request) => {
    const account = await customerOf(request, context);
    const [appointments, vehicles] = await Promise.all([
      listAppointments(db, account.id),
      listVehicles(db, account.id),
    ]);
    const completed = appointments.filter(({ status }) => status === 'completed');
    const unreviewed = completed.filter(({ reviewed }) => reviewed === 0);
    return {
      user_id: phpText(account.id),
      firstName: account.first_name,
      lastName: account.last_name,
      email: account.email,
      phone: account.phone,
      profilePicture: null,
      created_at: timestamp(account.created_at),
      completedRepairs: phpText(completed.length),
      pendingAppointments: phpText(appointments.filter(({ status }) => status === 'pending').length),
      pendingReviews: phpText(unreviewed.length),
      recentAppointments: appointments.map(appointmentRecord),
      repairs: [],
      vehicles: vehicles.map(vehicleRecord),
      pendingReviewsData: unreviewed.map((appointment) => ({
        id: phpText(appointment.id),
        serviceType: appointment.service_name,
        date: appointment.date,
        specialist: {
          id: phpText(appointment.specialist_id),
          name: appointment.specialist_name ?? nobody,
          photo: null,
        },
        appointmentId: phpText(appointment.id),
      })),
      submittedReviews: [],
    };
  });
}
