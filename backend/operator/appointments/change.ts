import {
  appointmentNotFound,
  type ChangeContext,
  readAppointmentKey,
} from '../../domain/appointments/customer-appointment.ts';
import { type Appointment, lockAppointment } from '../../store/appointments/appointment-changes.ts';
import type { Queries } from '../../store/database/database.ts';
import { type Command, defineCommand } from '../command-line/command.ts';
import { lines, optional } from '../command-line/inputs.ts';
import { changeContext, write } from '../context.ts';
import type { Snapshot } from '../log/change.ts';
import { changedResult } from '../output/changed-result.ts';
import { reference } from './reference.ts';

type Change = (db: Queries, appointment: Appointment, context: ChangeContext, reason?: string) => Promise<unknown>;

function snapshot(appointment: Appointment): Snapshot {
  const { status, specialist_id, price_pence, refund_percent } = appointment;
  return { status, specialistId: specialist_id, pricePence: price_pence, refundPercent: refund_percent };
}

/** A command that changes one appointment and notifies its customer. */
export function changeCommand(
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

export const reason = optional(lines('why, for the customer', 'TEXT', 500));
