import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { formatOffersCell } from '../../domain/catalogue/cells.ts';
import { fields } from '../../domain/catalogue/records.ts';
import { Refusal } from '../../domain/refusal.ts';
import { listApplications, type StoredApplication } from '../../store/applications.ts';
import { listTimeSlots } from '../../store/availability/availability.ts';
import { recordSaved } from '../catalogue/catalogue.ts';
import { clearable, names, optionFor, yesOrNo } from '../catalogue/catalogue-inputs.ts';
import { defineCommand, type Group } from '../command-line/command.ts';
import { flag, id, line, lines, optional, repeated, statusFilter, value } from '../command-line/inputs.ts';
import { type CommandContext, openFileStore, photoFiles, write } from '../context.ts';
import { changedResult } from '../output/changed-result.ts';
import { type Column, formatMoment, listResult, recordResult, section } from '../output/result.ts';
import { type PreparedPhoto, preparePhoto, publishPhoto, readPhoto } from '../specialists/specialist-photo.ts';
import { type ApplicationOffer, applicationId, hoursOf, offerOf, requireApplication } from './application.ts';
import { approveApplication, declineApplication } from './application-decision.ts';

const statuses = statusFilter('applications', ['under review', 'approved', 'declined'], ['under review']);

const list = defineCommand({
  name: 'list',
  summary: 'List applications under review, the oldest first',
  options: statuses.options,
  examples: ['list', 'list --status declined', 'list --all --json'],
  async run({ store }, filter) {
    const rows = (await listApplications(store.db, statuses.chosen(filter))).map((row) => ({
      id: row.id,
      status: row.status,
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
      services: offerOf(row).services.map(({ name }) => name),
      createdAt: row.created_at,
      specialistId: row.specialist_id,
    }));
    return listResult(
      'applications',
      rows,
      [
        { title: 'Id', value: ({ id }) => id, isRightAligned: true },
        { title: 'Received', value: ({ createdAt }) => formatMoment(createdAt) },
        { title: 'Status', value: ({ status }) => status },
        { title: 'Name', value: ({ name }) => name },
        { title: 'Services', value: ({ services }) => services.join(', ') },
      ],
      'There are no such applications.',
    );
  },
});

const reject = defineCommand({
  name: 'reject',
  summary: 'Decline an application, and email the applicant',
  details: 'The applicant can apply again with the same email address.',
  arguments: { id: applicationId },
  options: { reason: optional(lines('a sentence or two for the email', 'TEXT')) },
  writes: true,
  examples: ['reject 12 --reason "We need a copy of your Gas Safe card."'],
  async run(context, { id, reason = null }) {
    const { changes } = await write(context, async (db, log) => {
      const before = await requireApplication(db, id);
      await declineApplication(db, before, reason, context.now);
      log.record({ kind: 'application', id }, { status: before.status }, { status: 'declined' });
    });
    return changedResult(context, `Application ${id} is declined. The applicant gets an email.`, changes);
  },
});

async function openApplicationFile(context: CommandContext, { stored_name, name }: StoredApplication['files'][number]) {
  const file = await (await openFileStore(context)).find('application-files', stored_name);
  if (!file)
    throw new Refusal('NOT_FOUND', `The file “${name}” is missing from the stored files. A backup may have it.`);
  return file;
}

const file = defineCommand({
  name: 'file',
  summary: 'Save a file of an application',
  details: 'The photo has the number 1; applications show lists all files with their numbers.',
  arguments: { id: applicationId, number: id('the number of the file', 'NUMBER') },
  options: { to: line('where to save it: a new file, or a folder', 'PATH', 1000) },
  examples: ['file 12 2 --to certificate.pdf', 'file 12 1 --to /tmp'],
  async run(context, { id, number, to }) {
    const stored = (await requireApplication(context.store.db, id)).files[number - 1];
    if (!stored) throw new Refusal('NOT_FOUND', `Application ${id} has no file ${number}.`);
    const isFolder = await stat(to).then(
      (details) => details.isDirectory(),
      () => false,
    );
    const path = isFolder ? join(to, stored.name) : to;
    const { open, bytes } = await openApplicationFile(context, stored);
    try {
      await pipeline(open(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      if (error instanceof Error && 'code' in error)
        throw new Refusal('INVALID', `${path} cannot be written: ${error.message}.`);
      throw error;
    }
    return { data: { file: { name: stored.name, path, bytes } }, text: `Saved “${stored.name}” as ${path}.` };
  },
});

const mapping = value(
  "which of our services the applicant's own service belongs to",
  'OWN=SERVICE',
  z.string().transform((text, context): [string, string] => {
    const [custom = '', service = '', ...more] = text.split('=').map((part) => part.trim());
    if (custom !== '' && service !== '' && more.length === 0) return [custom.toLowerCase(), service];
    context.addIssue({ code: 'custom', message: 'must be such as “Well drilling=Plumbing”' });
    return z.NEVER;
  }),
);

/** The application's photo, or the operator's instead; null without a photo. */
async function photoFor(
  context: CommandContext,
  application: StoredApplication,
  { photo, withoutPhoto }: { photo: string | undefined; withoutPhoto: boolean },
): Promise<PreparedPhoto | null> {
  if (photo !== undefined) return readPhoto(photo);
  const stored = application.files.find(({ purpose }) => purpose === 'picture');
  if (withoutPhoto || !stored) return null;
  try {
    return await preparePhoto((await openApplicationFile(context, stored)).open(), stored.name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, [...error.errors, 'Give another one with --photo FILE, or use --without-photo.']);
  }
}

const approve = defineCommand({
  name: 'approve',
  summary: 'Approve an application: add the specialist, and email the applicant',
  details:
    'Areas, companies and workshops that the applicant added are added too; a new workshop gets the services and the hours of the specialist. Options correct what the applicant entered; change the rest later with specialists edit.',
  arguments: { id: applicationId },
  options: {
    name: optional(line('the name that customers see', 'NAME', 200)),
    trade: optional(line('what the specialist is; if left out, it follows from the first service', 'TRADE')),
    bio: optional(clearable('a different text about the specialist; empty for none', 'TEXT')),
    service: repeated(mapping),
    withoutService: names('a service of the application to leave out'),
    hours: optionFor(fields.specialists.hours),
    certified: optional(yesOrNo('whether the certificates are valid')),
    insurance: optionFor(fields.specialists.liabilityInsurance),
    photo: optional(line('a different photo, on this machine', 'FILE', 1000)),
    withoutPhoto: flag('publish no photo'),
  },
  writes: true,
  examples: ['approve 12 --dry-run', 'approve 12 --service "Well drilling=Plumbing" --trade "Heating Engineer"'],
  async run(context, { id, photo, withoutPhoto, service, withoutService, ...fields }) {
    const prepared = await photoFor(context, await requireApplication(context.store.db, id), { photo, withoutPhoto });
    const corrections = {
      ...fields,
      services: new Map(service),
      withoutServices: new Set(withoutService.map((name) => name.toLowerCase())),
    };
    const { publicUrl } = context.settings;
    const { result, changes } = await write(context, async (db, log) => {
      const before = await requireApplication(db, id);
      const approval = await approveApplication(db, before, corrections, { now: context.now, publicUrl });
      if (prepared) await publishPhoto(db, await photoFiles(context), approval.specialistId, prepared);
      const subject = { kind: 'application', id } as const;
      log.record(subject, { status: before.status }, { status: 'approved', specialistId: approval.specialistId });
      recordSaved(log, approval.saved);
      return approval;
    });
    const { specialistId, specialistName } = result;
    const sentence = `Application ${id} is approved: ${specialistName} is specialist ${specialistId} and can be booked. The applicant gets an email.`;
    return changedResult(context, sentence, changes, {
      data: { specialist: { id: specialistId, name: specialistName } },
    });
  },
});

/** The applicant's offer for people. */
function offerFields(offer: ApplicationOffer, hours: string) {
  const services = offer.services.map(({ name, priceDescription, description, ...terms }) =>
    formatOffersCell([{ service: name, name, description: priceDescription ?? description, ...terms }]),
  );
  const immediate = offer.immediateServices.map(({ name, description }) =>
    [name, description].filter(Boolean).join(': '),
  );
  const workshops = offer.workshops.map((workshop) =>
    typeof workshop === 'string'
      ? workshop
      : [workshop.name, workshop.address, workshop.city, workshop.county, workshop.postcode].filter(Boolean).join(', '),
  );
  return {
    Services: services.join('\n'),
    Immediate: immediate.join('\n'),
    Areas: offer.locations.join('\n'),
    Hours: hours,
    Companies: offer.companies.join('\n'),
    Workshops: workshops.join('\n'),
  };
}

function filesOf({ files }: StoredApplication) {
  return files.map(({ purpose, name, media_type, bytes }, index) => ({
    number: index + 1,
    purpose,
    name,
    mediaType: media_type,
    bytes,
  }));
}

type ApplicationFile = ReturnType<typeof filesOf>[number];

const fileColumns: readonly Column<ApplicationFile>[] = [
  { title: 'N', value: ({ number }) => number, isRightAligned: true },
  { title: 'Purpose', value: ({ purpose }) => purpose },
  { title: 'Name', value: ({ name }) => name, maxWidth: 60 },
  { title: 'Type', value: ({ mediaType }) => mediaType },
  { title: 'Size', value: ({ bytes }) => `${Math.ceil(bytes / 1024)} KiB`, isRightAligned: true },
];

/** The application for `--json`. */
function applicationData(application: StoredApplication, offer: ApplicationOffer, hours: string) {
  return {
    id: application.id,
    status: application.status,
    firstName: application.first_name,
    lastName: application.last_name,
    email: application.email,
    phone: application.phone,
    bio: application.bio,
    yearsOfExperience: application.years_of_experience,
    certified: application.certified === 1,
    liabilityInsurance: application.liability_insurance,
    willingToTravel: application.willing_to_travel,
    serviceMode: application.service_mode,
    hours,
    offer,
    files: filesOf(application),
    createdAt: application.created_at,
    specialistId: application.specialist_id,
  };
}

/** The application for people. */
function applicationFields(application: StoredApplication, offer: ApplicationOffer, hours: string) {
  return {
    Application: application.id,
    Status: application.status,
    Received: formatMoment(application.created_at),
    Specialist: application.specialist_id,
    Name: `${application.first_name} ${application.last_name}`,
    Email: application.email,
    Phone: application.phone,
    Bio: application.bio,
    Years: application.years_of_experience,
    Certified: application.certified === 1 ? 'yes' : 'no',
    Insurance: application.liability_insurance,
    Travels: application.willing_to_travel,
    Mode: application.service_mode,
    ...offerFields(offer, hours),
  };
}

const show = defineCommand({
  name: 'show',
  summary: 'Show everything in an application',
  arguments: { id: applicationId },
  examples: ['show 12'],
  async run({ store }, { id }) {
    const application = await requireApplication(store.db, id);
    const offer = offerOf(application);
    const hours = hoursOf(offer, await listTimeSlots(store.db));
    return recordResult(
      { application: applicationData(application, offer, hours) },
      applicationFields(application, offer, hours),
      [section('Files', filesOf(application), fileColumns)],
    );
  },
});

export const applications: Group = {
  name: 'applications',
  summary: 'Applications from specialists: read, approve or reject them',
  commands: [list, show, file, approve, reject],
};
