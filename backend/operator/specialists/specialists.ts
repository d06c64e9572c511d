import { formatPriceCell } from '../../domain/catalogue/cells.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Queries } from '../../store/database/database.ts';
import { appointmentColumns, listAppointmentsWith, listedAppointment } from '../appointments/listed-appointments.ts';
import { asData, type Found, findRecord, readCatalogue } from '../catalogue/catalogue.ts';
import { inOrder, labelledFields } from '../catalogue/catalogue-inputs.ts';
import { defineCommand, type Group } from '../command-line/command.ts';
import { flag, lines, optional } from '../command-line/inputs.ts';
import { type ChangeLog, write } from '../context.ts';
import { changedResult } from '../output/changed-result.ts';
import { formatMoment, listResult, recordResult, section } from '../output/result.ts';
import { add, edit } from './edit.ts';
import {
  key,
  listSuspended,
  missingDetails,
  type SpecialistState,
  setSuspension,
  specialistState,
} from './specialist-editing.ts';

const list = defineCommand({
  name: 'list',
  summary: 'List all specialists',
  options: { suspended: flag('only those who are suspended') },
  examples: ['list', 'list --suspended', 'list --json'],
  async run({ store }, { suspended }) {
    const [{ specialists }, suspensions] = await Promise.all([readCatalogue(store.db), listSuspended(store.db)]);
    const rows = [...specialists]
      .map(([id, specialist]) => ({ id, ...specialist, suspendedAt: suspensions.get(id) ?? null }))
      .filter(({ suspendedAt }) => !suspended || suspendedAt !== null);
    return listResult(
      'specialists',
      rows,
      [
        { title: 'Id', value: ({ id }) => id, isRightAligned: true },
        { title: 'Name', value: ({ name }) => name },
        { title: 'Trade', value: ({ trade }) => trade },
        { title: 'Mode', value: ({ serviceMode }) => serviceMode },
        { title: 'Price', value: (row) => formatPriceCell(row) },
        { title: 'Hours', value: ({ hours }) => hours, maxWidth: 36 },
        { title: 'State', value: ({ suspendedAt }) => (suspendedAt === null ? 'active' : 'suspended') },
      ],
      suspended
        ? 'No specialist is suspended.'
        : 'There are no specialists yet: add one with specialists add, or approve an application.',
    );
  },
});

/** What people read first. */
const firstLabels = [
  ...['Id', 'Name', 'Suspended', 'Trade', 'Bio', 'Photo', 'Price', 'Duration', 'Hours', 'Services', 'Immediate'],
  ...['Areas', 'Workshops', 'Companies', 'Mode', 'Travels'],
];

function describe({ id, record }: Found<'specialists'>, state: SpecialistState) {
  const specialist = {
    id,
    ...record,
    photo: state.photo,
    immediateServices: state.immediateServices,
    suspendedAt: state.suspended_at,
    suspendedReason: state.suspended_reason,
  };
  const suspension =
    state.suspended_at === null
      ? null
      : `since ${formatMoment(state.suspended_at)}${state.suspended_reason === null ? '' : `: ${state.suspended_reason}`}`;
  return recordResult(
    { specialist },
    inOrder(firstLabels, {
      Id: id,
      Name: record.name,
      Suspended: suspension,
      Photo: state.photo,
      Immediate: state.immediateServices.join('\n'),
      ...labelledFields('specialists', record),
    }),
    missingDetails(record),
  );
}

const show = defineCommand({
  name: 'show',
  summary: 'Show everything about one specialist',
  arguments: { key },
  examples: ['show 7', 'show "Helen Fairbrother"'],
  async run({ store }, { key }) {
    const found = findRecord(await readCatalogue(store.db), 'specialists', key);
    return describe(found, await specialistState(store.db, found.id));
  },
});

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

const suspend = defineCommand({
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

const resume = defineCommand({
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

export const specialists: Group = {
  name: 'specialists',
  summary: 'Specialists: what customers see of them, and whether they can be booked',
  commands: [list, show, add, edit, suspend, resume],
};
