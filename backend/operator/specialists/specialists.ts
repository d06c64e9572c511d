import { formatPriceCell } from '../../domain/catalogue/cells.ts';
import { fields } from '../../domain/catalogue/records.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Queries } from '../../store/database/database.ts';
import { appointmentColumns, listAppointmentsWith, listedAppointment } from '../appointments/listed-appointments.ts';
import {
  addedSentence,
  addRecord,
  asData,
  editRecord,
  type Found,
  findRecord,
  readCatalogue,
} from '../catalogue/catalogue.ts';
import {
  changedList,
  fieldsFrom,
  inOrder,
  labelledFields,
  missingNames,
  names,
  offerSyntax,
  optionFor,
  optionsToAdd,
  optionsToEdit,
  optionsToRemove,
  removalProblems,
} from '../catalogue/catalogue-inputs.ts';
import { defineCommand, type Group } from '../command-line/command.ts';
import { flag, line, lines, optional } from '../command-line/inputs.ts';
import { type ChangeLog, openFileStore, photoFiles, write } from '../context.ts';
import { changedResult, changedSentence } from '../output/changed-result.ts';
import { formatMoment, listResult, recordResult, section } from '../output/result.ts';
import {
  defaultMode,
  key,
  listSuspended,
  missingDetails,
  type SpecialistState,
  saveExtras,
  setImmediateServices,
  setPhoto,
  setSuspension,
  specialistOptions,
  specialistState,
} from './specialist-editing.ts';
import { publishPhoto, readPhoto } from './specialist-photo.ts';

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

const add = defineCommand({
  name: 'add',
  summary: 'Add a specialist',
  details: `${offerSyntax}\nServices, areas, workshops and companies must exist: add them first.`,
  arguments: { name: line('the name that customers see', 'NAME', 200) },
  options: { ...specialistOptions(optionsToAdd('specialists')), mode: optionFor(fields.specialists.serviceMode) },
  writes: true,
  examples: [
    'add "Helen Fairbrother" --trade Plumber --service "Plumbing=£60-£180/60min" --area Leicester --area "Oadby=£5" --hours "Mon-Fri 08:00-17:00" --photo helen.jpg',
  ],
  async run(context, { name, photo, immediate, ...values }) {
    const prepared = photo === undefined ? null : await readPhoto(photo);
    const { result, changes } = await write(context, async (db, log) => {
      const fields = fieldsFrom('specialists', values);
      const serviceMode = fields.serviceMode ?? defaultMode(fields);
      const found = await addRecord(db, log, 'specialists', { ...fields, serviceMode, name });
      await saveExtras(db, log, found, async () => {
        if (prepared) await publishPhoto(db, await photoFiles(context), found.id, prepared);
        await setImmediateServices(db, found.id, immediate);
      });
      return found;
    });
    const sentence = addedSentence('specialists', result);
    return changedResult(context, sentence, changes, {
      data: asData('specialists', result),
      text: missingDetails(result.record),
    });
  },
});

const edit = defineCommand({
  name: 'edit',
  summary: 'Change what customers see of a specialist',
  details: `${offerSyntax}\nWhat you leave out stays as it is. The price follows the prices of the services, unless it was set separately.`,
  arguments: { key },
  options: {
    name: optional(line('a new name', 'NAME', 200)),
    ...specialistOptions(optionsToEdit('specialists')),
    withoutPhoto: flag('remove the photo'),
    ...optionsToRemove('specialists'),
    removeImmediate: names('a kind of immediate service that the specialist cannot be called for any more'),
  },
  writes: true,
  examples: [
    'edit 7 --service "Plumbing: Taps and mixers=£60-£95/45min" --remove-service Couriers',
    'edit "Helen Fairbrother" --hours "Mon-Sat 08:00-17:00" --area "Wigston=£5"',
  ],
  async run(context, { key, name, photo, withoutPhoto, immediate, removeImmediate, ...values }) {
    const prepared = photo === undefined ? null : await readPhoto(photo);
    const { result, changes } = await write(context, async (db, log) => {
      const found = await editRecord(db, log, 'specialists', key, async ({ id, record }) => {
        const { immediateServices } = await specialistState(db, id);
        const problems = [
          ...removalProblems('specialists', record, values),
          ...missingNames(immediateServices, removeImmediate, 'immediate services'),
        ];
        if (problems.length > 0) throw new Refusal('INVALID', problems);
        return { ...fieldsFrom('specialists', values, record), name };
      });
      const state = await saveExtras(db, log, found, async ({ immediateServices }) => {
        if (prepared) await publishPhoto(db, await photoFiles(context), found.id, prepared);
        else if (withoutPhoto) await setPhoto(db, found.id, null);
        const kinds = changedList(immediateServices, immediate, removeImmediate);
        if (kinds) await setImmediateServices(db, found.id, kinds);
      });
      return { ...found, ...state };
    });
    const { before, after } = result;
    if (!context.isDryRun && before.photo !== null && before.photo !== after.photo)
      await (await openFileStore(context)).remove('public', [before.photo]);
    const sentence = changedSentence(`the specialist ${result.record.name}`, changes);
    return changedResult(context, sentence, changes, {
      data: asData('specialists', result),
      text: missingDetails(result.record),
    });
  },
});

export const specialists: Group = {
  name: 'specialists',
  summary: 'Specialists: what customers see of them, and whether they can be booked',
  commands: [list, show, add, edit, suspend, resume],
};
