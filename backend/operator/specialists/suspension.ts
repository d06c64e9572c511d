import { Refusal } from '../../domain/refusal.ts';
import type { Queries } from '../../store/database/database.ts';
import { appointmentColumns, listedAppointment } from '../appointments/listed-appointments.ts';
import { listAppointmentsWith } from '../appointments/operator-appointments.ts';
import { asData, type Found, findRecord, readCatalogue } from '../catalogue/catalogue.ts';
import { defineCommand } from '../command-line/command.ts';
import { lines, optional } from '../command-line/inputs.ts';
import { type ChangeLog, write } from '../context.ts';
import { changedResult } from '../output/changed-result.ts';
import { section } from '../output/result.ts';
import { setSuspension, specialistState } from './specialist-editing.ts';
import { key } from './specialist-fields.ts';

/** Suspends a specialist or ends the suspension. Throws when nothing would change. */
async function changeSuspension(
  db: Queries,
  log: ChangeLog,
  { id, record }: Found<'specialists'>,
  suspension: { suspended_at: string | null; suspended_reason: string | null },
): Promise<void> {
  const before = await specialistState(db, id);
  const isSuspended = before.suspended_at !== null;
  if (isSuspended === (suspension.suspended_at !== null))
    throw new Refusal('TAKEN', `${record.name} is ${isSuspended ? 'suspended already' : 'not suspended'}.`);
  await setSuspension(db, id, suspension);
  log.record(
    { kind: 'specialist', id, name: record.name },
    { suspendedAt: before.suspended_at, suspendedReason: before.suspended_reason },
    { suspendedAt: suspension.suspended_at, suspendedReason: suspension.suspended_reason },
  );
}

export const suspend = defineCommand({
  name: 'suspend',
  summary: "Hide a specialist from customers, so that they can't be booked",
  details:
    'Past appointments and reviews stay. Open appointments stay too, and are listed: confirm, complete or cancel them.',
  arguments: { key },
  options: { reason: optional(lines('why, for operators', 'TEXT', 500)) },
  writes: true,
  examples: ['suspend 7 --reason "On holiday until 1 May"'],
  async run(context, { key, reason = null }) {
    const { result, changes } = await write(context, async (db, log) => {
      const found = findRecord(await readCatalogue(db), 'specialists', key);
      await changeSuspension(db, log, found, { suspended_at: context.now.toISOString(), suspended_reason: reason });
      const open = await listAppointmentsWith(db, { statuses: ['pending', 'confirmed'], specialistId: found.id });
      return { ...found, open: open.map(listedAppointment) };
    });
    const open = section('Open appointments', result.open, appointmentColumns);
    return changedResult(context, `${result.record.name} is suspended.`, changes, {
      data: { ...asData('specialists', result), openAppointments: result.open },
      text: [open || 'There are no open appointments.'],
    });
  },
});

export const resume = defineCommand({
  name: 'resume',
  summary: 'End the suspension of a specialist',
  arguments: { key },
  writes: true,
  examples: ['resume 7'],
  async run(context, { key }) {
    const { result, changes } = await write(context, async (db, log) => {
      const found = findRecord(await readCatalogue(db), 'specialists', key);
      await changeSuspension(db, log, found, { suspended_at: null, suspended_reason: null });
      return found;
    });
    return changedResult(context, `${result.record.name} can be booked again.`, changes, {
      data: asData('specialists', result),
    });
  },
});
