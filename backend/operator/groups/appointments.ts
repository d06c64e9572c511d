import { cancelLocked } from '../../domain/appointments/cancel-appointment.ts';
import { completeLocked } from '../../domain/appointments/complete-appointment.ts';
import { confirmLocked } from '../../domain/appointments/confirm-appointment.ts';
import type { Group } from '../command.ts';
import { changeCommand, reason } from './appointments/change.ts';
import { list } from './appointments/list.ts';
import { show } from './appointments/show.ts';

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
