import { listAppointmentsWith } from '../../../store/appointments/operator-appointments.ts';
import { defineCommand } from '../../command.ts';
import { id, optional } from '../../inputs.ts';
import { appointmentColumns, listedAppointment } from '../../listed-appointments.ts';
import { listResult } from '../../result.ts';
import { statusFilter } from '../../status-filter.ts';

const statuses = statusFilter(
  'appointments',
  ['pending', 'confirmed', 'completed', 'cancelled'],
  ['pending', 'confirmed'],
);

export const list = defineCommand({
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
