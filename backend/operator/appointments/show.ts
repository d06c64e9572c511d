import { formatPounds } from '#shared/money.ts';
import { appointmentNotFound, readAppointmentKey } from '../../domain/appointments/customer-appointment.ts';
import { defineCommand } from '../command-line/command.ts';
import { formatMoment } from '../output/format.ts';
import { recordResult } from '../output/result.ts';
import { listedAppointment, notAssigned } from './listed-appointments.ts';
import { findAppointment } from './operator-appointments.ts';
import { reference } from './reference.ts';

export const show = defineCommand({
  name: 'show',
  summary: 'Show one appointment with its customer',
  arguments: { ref: reference },
  examples: ['show MW-20585'],
  async run({ store }, { ref }) {
    const found = await findAppointment(store.db, readAppointmentKey(ref));
    if (!found) throw appointmentNotFound();
    const customer = {
      name: `${found.contact_first_name} ${found.contact_last_name}`,
      email: found.email,
      phone: found.contact_phone,
    };
    const vehicle = [found.vehicle_model, found.vehicle_year, found.vehicle_plate].filter(Boolean).join(', ') || null;
    const location = found.workshop_name ?? found.address;
    const appointment = {
      ...listedAppointment(found),
      id: found.id,
      location: { kind: found.place, name: location },
      secondChoice:
        found.second_choice_date === null ? null : `${found.second_choice_date} ${found.second_starts_at ?? ''}`.trim(),
      pricePence: found.price_pence,
      refundPercent: found.refund_percent,
      customer,
      vehicle,
      details: found.details,
      photos: found.images.length,
      createdAt: found.created_at,
      confirmedAt: found.confirmed_at,
      paidAt: found.paid_at,
      cancelledAt: found.cancelled_at,
      cancelledBy: found.cancelled_by,
      cancelReason: found.cancel_reason,
    };
    const moment = (iso: string | null) => (iso === null ? null : formatMoment(iso));
    return recordResult(
      { appointment },
      {
        Reference: found.reference,
        Status: `${found.status}${found.paid === 1 ? ', paid' : ''}`,
        When: `${found.date} ${found.starts_at}`,
        'Second choice': appointment.secondChoice,
        Service: found.service_name,
        Specialist: found.specialist_name ?? notAssigned,
        Where: location === null ? found.place : `${found.place}: ${location}`,
        Price: found.price_pence === null ? null : formatPounds(found.price_pence),
        Refund: found.refund_percent === null ? null : `${found.refund_percent}%`,
        Customer: customer.name,
        Email: customer.email,
        Phone: customer.phone,
        Vehicle: vehicle,
        Details: found.details,
        Photos: found.images.length || null,
        Booked: moment(found.created_at),
        Confirmed: moment(found.confirmed_at),
        Paid: moment(found.paid_at),
        Cancelled: moment(found.cancelled_at),
        'Cancelled by': found.cancelled_by,
        Reason: found.cancel_reason,
      },
    );
  },
});
