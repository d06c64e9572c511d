import { cancelLocked } from '../../domain/appointments/cancel-appointment.ts';
import { completeLocked } from '../../domain/appointments/complete-appointment.ts';
import { confirmLocked } from '../../domain/appointments/confirm-appointment.ts';
import { defineCommand, type Group } from '../command-line/command.ts';
import { id, optional } from '../command-line/inputs.ts';
import { statusFilter } from '../command-line/status-filter.ts';
import { listResult } from '../output/result.ts';
import { changeCommand, reason } from './change.ts';
import { appointmentColumns, listedAppointment } from './listed-appointments.ts';
import { listAppointmentsWith } from './operator-appointments.ts';
import { show } from './show.ts';

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
