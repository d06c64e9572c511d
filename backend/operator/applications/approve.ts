import { z } from 'zod';
import { fields } from '../../domain/catalogue/records.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { StoredApplication } from '../../store/applications/applications.ts';
import { recordSaved } from '../catalogue/catalogue.ts';
import { clearable, names, optionFor, yesOrNo } from '../catalogue/catalogue-inputs.ts';
import { defineCommand } from '../command-line/command.ts';
import { flag, line, optional, repeated, value } from '../command-line/inputs.ts';
import { type CommandContext, photoFiles, write } from '../context.ts';
import { changedResult } from '../output/changed-result.ts';
import { type PreparedPhoto, preparePhoto, publishPhoto, readPhoto } from '../specialists/specialist-photo.ts';
import { applicationId, requireApplication } from './application.ts';
import { approveApplication } from './application-decision.ts';
import { openApplicationFile } from './file.ts';

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

export const approve = defineCommand({
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
