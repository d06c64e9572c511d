import { formatPounds } from '#shared/money.ts';
import {
  appointmentNotFound,
  type ChangeContext,
  cancelLocked,
  readAppointmentKey,
} from '../../domain/appointments/customer-changes.ts';
import { completeLocked, confirmLocked } from '../../domain/appointments/specialist-changes.ts';
import { type Appointment, lockAppointment } from '../../store/appointments/appointment-changes.ts';
import type { Queries } from '../../store/database/database.ts';
import { type Command, defineCommand, type Group } from '../command-line/command.ts';
import { id, line, lines, optional, statusFilter } from '../command-line/inputs.ts';
import { changeContext, write } from '../context.ts';
import type { Snapshot } from '../log/change.ts';
import { changedResult } from '../output/changed-result.ts';
import { formatMoment, listResult, recordResult } from '../output/result.ts';
import {
  appointmentColumns,
  findAppointment,
  listAppointmentsWith,
  listedAppointment,
  notAssigned,
} from './listed-appointments.ts';

const reference = line('the reference or the id of the appointment', 'REF', 20);

const reason = optional(lines('why, for the customer', 'TEXT', 500));

const statuses = statusFilter(
  'appointments',
  ['pending', 'confirmed', 'completed', 'cancelled'],
  ['pending', 'confirmed'],
);

const list = defineCommand({
  name: 'list',
  summary: 'List pending and confirmed appointments, the soonest first',
  options: {
    ...statuses.options,
    specialist: optional(id('only appointments of this specialist')),
  },
  examples: ['list', 'list --status pending', 'list --all', 'list --specialist 7 --json'],
  async run({ store }, { specialist, ...filter }) {
    const rows = await listAppointmentsWith(store.db, { statuses: statuses.chosen(filter), specialistId: specialist });
    return listResult(
      'appointments',
      rows.map(listedAppointment),
      appointmentColumns,
      'There are no such appointments.',
    );
  },
});

const show = defineCommand({
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

type Change = (db: Queries, appointment: Appointment, context: ChangeContext, reason?: string) => Promise<unknown>;

function snapshot(appointment: Appointment): Snapshot {
  const { status, specialist_id, price_pence, refund_percent } = appointment;
  return { status, specialistId: specialist_id, pricePence: price_pence, refundPercent: refund_percent };
}

/** A command that changes one appointment and notifies its customer. */
function changeCommand(
  name: string,
  summary: string,
  change: Change,
  options: { reason?: typeof reason } = {},
): Command {
  return defineCommand({
    name,
    summary,
    arguments: { ref: reference },
    options,
    writes: true,
    examples: [`${name} MW-20585`, `${name} MW-20585 --dry-run`],
    async run(context, { ref, reason }) {
      const key = readAppointmentKey(ref);
      const { result, changes } = await write(context, async (db, log) => {
        const before = await lockAppointment(db, key);
        if (!before) throw appointmentNotFound();
        await change(db, before, changeContext(context), reason);
        const after = await lockAppointment(db, { id: before.id });
        if (!after) throw appointmentNotFound();
        log.record({ kind: 'appointment', id: after.reference }, snapshot(before), snapshot(after));
        return after;
      });
      const { status } = result;
      return changedResult(context, `${result.reference} is ${status}.`, changes, {
        data: { appointment: { reference: result.reference, status } },
      });
    },
  });
}

export const appointments: Group = {
  name: 'appointments',
  summary: 'Act for a specialist: confirm, complete and cancel appointments',
  commands: [
    list,
    show,
    changeCommand('confirm', 'Confirm a pending appointment, and assign a specialist if it has none', confirmLocked),
    changeCommand('complete', 'Complete an appointment that has been paid for', completeLocked),
    changeCommand(
      'cancel',
      'Cancel an appointment for its specialist, and refund what was paid',
      (db, appointment, context, reason = 'Cancelled by the specialist.') =>
        cancelLocked(db, appointment, { by: 'specialist', reason }, context),
      { reason },
    ),
  ],
};
