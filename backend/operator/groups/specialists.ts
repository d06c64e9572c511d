import { areasInWords, offersInWords, priceInWords } from '../../domain/catalogue/cells.ts';
import type { WholeRecords } from '../../domain/catalogue/records.ts';
import { followingPrice, priceRangeOf } from '../../domain/catalogue/specialist-prices.ts';
import { Refusal } from '../../domain/refusal.ts';
import { publishPhoto } from '../../domain/specialists/specialist-photo.ts';
import { listAppointmentsWith } from '../../store/appointments/operator-appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import {
  listSuspended,
  type SpecialistState,
  setImmediateServices,
  setPhoto,
  setSuspension,
  specialistState,
} from '../../store/specialists/specialist-editing.ts';
import { addedSentence, addRecord, asData, editRecord, type Found, findRecord, readCatalogue } from '../catalogue.ts';
import { changedAreas, changedNames, changedOffers, missingNames, names, offerSyntax } from '../catalogue-inputs.ts';
import { changedResult, changedSentence } from '../changed-result.ts';
import { defineCommand, type Group } from '../command.ts';
import { type ChangeLog, openFileStore, photoFiles, write } from '../context.ts';
import { flag, line, lines, optional } from '../inputs.ts';
import { appointmentColumns, listedAppointment } from '../listed-appointments.ts';
import { readPhoto } from '../photos.ts';
import { listResult, recordResult, section } from '../result.ts';
import { gapsOf, specialistOptions, usualMode } from '../specialist-fields.ts';
import { londonMoment } from '../when.ts';

const key = line('the id or the name of the specialist', 'KEY', 200);

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
        { title: 'Price', value: (row) => priceInWords(row) },
        { title: 'Hours', value: ({ hours }) => hours, widest: 36 },
        { title: 'State', value: ({ suspendedAt }) => (suspendedAt === null ? 'active' : 'suspended') },
      ],
      suspended
        ? 'No specialist is suspended.'
        : 'There are no specialists yet: add one with specialists add, or approve an application.',
    );
  },
});

function shown({ id, record }: Found<'specialists'>, state: SpecialistState) {
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
      : `since ${londonMoment(state.suspended_at)}${state.suspended_reason === null ? '' : `: ${state.suspended_reason}`}`;
  return recordResult(
    { specialist },
    {
      Id: id,
      Name: record.name,
      Suspended: suspension,
      Trade: record.trade,
      Bio: record.bio,
      Photo: state.photo,
      Price: priceInWords(record),
      Duration: record.durationMinutes === null ? null : `${record.durationMinutes} minutes`,
      Hours: record.hours,
      Services: record.services.map((offer) => offersInWords([offer])).join('\n'),
      Immediate: state.immediateServices.join('\n'),
      Areas: record.areas.map((area) => areasInWords([area])).join('\n'),
      Workshops: record.workshops.join('\n'),
      Companies: record.companies.join('\n'),
      Mode: record.serviceMode,
      Travels: record.willingToTravel,
      Years: record.yearsOfExperience,
      Certified: record.certified ? 'yes' : 'no',
      Insurance: record.liabilityInsurance,
    },
    gapsOf(record),
  );
}

const show = defineCommand({
  name: 'show',
  summary: 'Show everything about one specialist',
  arguments: { key },
  examples: ['show 7', 'show "Helen Fairbrother"'],
  async run({ store }, { key }) {
    const found = findRecord(await readCatalogue(store.db), 'specialists', key);
    return shown(found, await specialistState(store.db, found.id));
  },
});

/**
 * Writes what is not part of the catalogue's record, and logs it with the record. Returns the state
 * before and after.
 */
async function saveExtras(
  db: Queries,
  log: ChangeLog,
  { id, record }: Found<'specialists'>,
  save: (before: SpecialistState) => Promise<unknown>,
): Promise<{ before: SpecialistState; after: SpecialistState }> {
  const before = await specialistState(db, id);
  await save(before);
  const after = await specialistState(db, id);
  const extras = ({ photo, immediateServices }: SpecialistState) => ({ photo, immediateServices });
  log.record({ kind: 'specialist', id, name: record.name }, extras(before), extras(after));
  return { before, after };
}

const add = defineCommand({
  name: 'add',
  summary: 'Add a specialist',
  details: `${offerSyntax}\nServices, areas, workshops and companies must exist: add them first.`,
  arguments: { name: line('the name that customers see', 'NAME', 200) },
  options: { ...specialistOptions, trade: line('what the specialist is, for example Plumber', 'TRADE') },
  writes: true,
  examples: [
    'add "Helen Fairbrother" --trade Plumber --service "Plumbing=£60-£180/60min" --area Leicester --area "Oadby=£5" --hours "Mon-Fri 08:00-17:00" --photo helen.jpg',
  ],
  async run(context, { name, photo, immediate, ...input }) {
    const prepared = photo === undefined ? null : await readPhoto(photo);
    const { result, changes } = await write(context, async (db, log) => {
      const found = await addRecord(db, log, 'specialists', {
        name,
        trade: input.trade,
        bio: input.bio,
        services: input.service,
        ...(input.price ?? priceRangeOf(input.service)),
        durationMinutes: input.duration,
        hours: input.hours,
        areas: input.area,
        workshops: input.workshop,
        companies: input.company,
        serviceMode: input.mode ?? usualMode(input.workshop, input.area),
        willingToTravel: input.travels,
        yearsOfExperience: input.years,
        certified: input.certified,
        liabilityInsurance: input.insurance,
      });
      await saveExtras(db, log, found, async () => {
        if (prepared) await publishPhoto(db, await photoFiles(context), found.id, prepared);
        await setImmediateServices(db, found.id, immediate);
      });
      return found;
    });
    const sentence = addedSentence('specialists', result);
    return changedResult(context, sentence, changes, {
      data: asData('specialists', result),
      text: gapsOf(result.record),
    });
  },
});

const removals = {
  removeService: names('a service, or an offer by its own name, that is not offered any more'),
  removeArea: names('an area that the specialist does not travel to any more'),
  removeWorkshop: names('a workshop where the specialist does not work any more'),
  removeCompany: names('a company that does not certify the specialist any more'),
  removeImmediate: names('a kind of immediate service that the specialist cannot be called for any more'),
};

type Removals = { [Name in keyof typeof removals]: string[] };

function checkRemovals(record: WholeRecords['specialists'], immediate: readonly string[], input: Removals): void {
  const offered = record.services.flatMap(({ service, name }) => [service, name]);
  const served = record.areas.map(({ area }) => area);
  const problems = [
    ...missingNames([...new Set(offered)], input.removeService, 'services'),
    ...missingNames(served, input.removeArea, 'areas'),
    ...missingNames(record.workshops, input.removeWorkshop, 'workshops'),
    ...missingNames(record.companies, input.removeCompany, 'companies'),
    ...missingNames(immediate, input.removeImmediate, 'immediate services'),
  ];
  if (problems.length > 0) throw new Refusal('invalid', problems);
}

const edit = defineCommand({
  name: 'edit',
  summary: 'Change what customers see of a specialist',
  details: `${offerSyntax}\nWhat you leave out stays as it is. The price follows the prices of the services, unless it was set separately.`,
  arguments: { key },
  options: {
    name: optional(line('a new name', 'NAME', 200)),
    ...specialistOptions,
    withoutPhoto: flag('remove the photo'),
    ...removals,
  },
  writes: true,
  examples: [
    'edit 7 --service "Plumbing: Taps and mixers=£60-£95/45min" --remove-service Couriers',
    'edit "Helen Fairbrother" --hours "Mon-Sat 08:00-17:00" --area "Wigston=£5"',
  ],
  async run(context, { key, name, photo, withoutPhoto, immediate, ...input }) {
    const prepared = photo === undefined ? null : await readPhoto(photo);
    const { result, changes } = await write(context, async (db, log) => {
      const found = await editRecord(db, log, 'specialists', key, async ({ id, record }) => {
        checkRemovals(record, (await specialistState(db, id)).immediateServices, input);
        const services = changedOffers(record.services, input.service, input.removeService);
        return {
          name,
          trade: input.trade,
          bio: input.bio,
          services,
          ...(input.price ?? followingPrice(record, services)),
          durationMinutes: input.duration,
          hours: input.hours,
          areas: changedAreas(record.areas, input.area, input.removeArea),
          workshops: changedNames(record.workshops, input.workshop, input.removeWorkshop),
          companies: changedNames(record.companies, input.company, input.removeCompany),
          serviceMode: input.mode,
          willingToTravel: input.travels,
          yearsOfExperience: input.years,
          certified: input.certified,
          liabilityInsurance: input.insurance,
        };
      });
      const state = await saveExtras(db, log, found, async ({ immediateServices }) => {
        if (prepared) await publishPhoto(db, await photoFiles(context), found.id, prepared);
        else if (withoutPhoto) await setPhoto(db, found.id, null);
        const kinds = changedNames(immediateServices, immediate, input.removeImmediate);
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
      text: gapsOf(result.record),
    });
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
    throw new Refusal('taken', `${record.name} is ${isSuspended ? 'suspended already' : 'not suspended'}.`);
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
