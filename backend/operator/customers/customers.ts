import { join } from 'node:path';
import { normaliseEmail } from '#shared/email.ts';
import { londonDay } from '#shared/london/clock.ts';
import { Refusal } from '../../domain/refusal.ts';
import { defineCommand, type Group } from '../command-line/command.ts';
import { flag, line, optional } from '../command-line/inputs.ts';
import { type CommandContext, openFileStore, write } from '../context.ts';
import { makeFolder, writeNewFile } from '../local-files.ts';
import { fieldLabel, formatValue } from '../output/changed-result.ts';
import { renderFields } from '../output/result.ts';
import { findCustomer, type GuestRequest, lockAccount, type PersonRows } from './customer-data.ts';
import { type Erasure, emptyLog, eraseCustomer, filesOf } from './erasure.ts';
import { type CustomerExport, exportCustomerData } from './personal-data.ts';

const customer = line('the email address of the customer, or the id of the account', 'EMAIL|ID', 254);

const labelledCount = (count: number, label: string) => (count === 0 ? [] : [`${label}: ${count}`]);

/** The word of confirmation for what only a phone number links to the customer. */
const phone = optional(
  line(
    'the customer’s phone number: includes requests by guests with it, once you know that they are theirs',
    'PHONE',
    40,
  ),
);

/** Lists requests that may be other people's apart: what they say is not shown. */
function describeUnconfirmed(requests: readonly GuestRequest[]): string {
  if (requests.length === 0) return '';
  const lines = requests.map(({ reference, created_at }) => `  ${reference} of ${londonDay(new Date(created_at))}`);
  return `Not included, since anyone can give any phone number: immediate requests by guests with the same number.\nAsk the customer which are theirs, then repeat the number with --phone.\n${lines.join('\n')}`;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function render(copy: CustomerExport): string {
  return Object.entries(copy)
    .filter(([, rows]) => rows.length > 0)
    .map(([subject, rows]) => {
      const records = rows.map((row) =>
        renderFields(
          Object.fromEntries(
            Object.entries(row).map(([field, value]) => [
              fieldLabel(field),
              value === null ? null : formatValue(field, value),
            ]),
          ),
        ),
      );
      return `${capitalise(fieldLabel(subject)).trim()} (${rows.length})\n\n${records.join('\n\n').replace(/^(?=.)/gm, '  ')}`;
    })
    .join('\n\n');
}

/** Saves photos and documents to a folder; returns their paths. */
async function saveFiles(context: CommandContext, rows: PersonRows, folder: string): Promise<string[]> {
  const files = await openFileStore(context);
  await makeFolder(folder);
  const paths: string[] = [];
  for (const { area, names } of filesOf(rows))
    for (const name of names) {
      const stored = await files.find(area, name);
      if (!stored) continue;
      const path = join(folder, name);
      await writeNewFile(path, stored.open());
      paths.push(path);
    }
  return paths;
}

function countsIn(copy: CustomerExport): string[] {
  return Object.entries(copy).flatMap(([subject, { length }]) => labelledCount(length, fieldLabel(subject)));
}

const show = defineCommand({
  name: 'show',
  summary: 'Show everything we hold about a customer, for an access request',
  details:
    'Includes what the customer did as a guest with the same email address, but of immediate requests by guests with the same phone number only what --phone confirms. --to writes the copy to hand over, --files saves the photos and documents.',
  arguments: { customer },
  options: {
    phone,
    to: optional(line('a new file for the copy, as JSON', 'FILE', 1000)),
    files: optional(line('a folder to save photos and documents in', 'FOLDER', 1000)),
  },
  examples: [
    'show joan.pryce@example.com',
    'show 12 --json',
    'show joan.pryce@example.com --to joan.json --files joan-files',
  ],
  async run(context, { customer: key, phone: confirmedPhone, to, files: folder }) {
    const { rows, unconfirmed } = await findCustomer(context.store.db, key, confirmedPhone);
    const apart = describeUnconfirmed(unconfirmed);
    const copy = exportCustomerData(rows);
    if (to !== undefined) await writeNewFile(to, `${JSON.stringify(copy, null, 2)}\n`);
    const savedFiles = folder === undefined ? [] : await saveFiles(context, rows, folder);
    if (to === undefined && folder === undefined)
      return { data: copy, text: [render(copy), apart].filter(Boolean).join('\n\n') };
    return {
      data: { file: to ?? null, savedFiles },
      text: [
        ...(to === undefined ? [] : [`${to}: ${countsIn(copy).join(', ')}`]),
        ...savedFiles,
        apart,
        ...(folder !== undefined && savedFiles.length === 0 ? ['There are no photos or documents to save.'] : []),
      ]
        .filter(Boolean)
        .join('\n'),
    };
  },
});

/** Describes an erasure, without anything about the customer. */
function describeErasure({ deleted, anonymised }: Erasure, rows: PersonRows): { erased: string[]; kept: string[] } {
  return {
    erased: [
      ...Object.entries(deleted).flatMap(([table, count]) => labelledCount(count, table.replace(/_/g, ' '))),
      ...labelledCount(anonymised.accounts, 'account, of which an empty row is kept for the appointments below'),
    ],
    kept: [
      ...labelledCount(
        anonymised.appointments,
        'appointments that were paid for (service, specialist, time and amount, for bookkeeping)',
      ),
      ...labelledCount(anonymised.reviews, 'reviews as anonymous text (--reviews erases them too)'),
      ...rows.applications.flatMap(({ specialist_id }) =>
        specialist_id === null
          ? []
          : `specialist ${specialist_id}, who is not a customer: see specialists show ${specialist_id}`,
      ),
    ],
  };
}

const list = (title: string, entries: readonly string[]) =>
  entries.length === 0 ? '' : `${title}\n${entries.map((entry) => `  ${entry}`).join('\n')}`;

const erase = defineCommand({
  name: 'erase',
  summary: 'Erase a customer, for an erasure request',
  details: [
    'Without --confirm it is a dry run that shows what would be erased, and what is kept and why. Refused while there are pending or confirmed appointments.',
    'Appointments that were paid for are kept without the customer, because bookkeeping needs them. Earlier backups still contain the customer: after a restore, erase again.',
  ].join('\n'),
  arguments: { customer },
  options: {
    confirm: optional(line('the email address of the customer again; nothing is erased without it', 'EMAIL', 254)),
    phone,
    reviews: flag('erase reviews too; otherwise they stay as anonymous text'),
  },
  examples: [
    'erase joan.pryce@example.com',
    'erase joan.pryce@example.com --confirm joan.pryce@example.com',
    'erase 12 --reviews --confirm joan.pryce@example.com',
  ],
  writes: true,
  async run(context, { customer: key, confirm, phone: confirmedPhone, reviews }) {
    const isErased = confirm !== undefined && !context.isDryRun;
    const { result } = await write({ ...context, isDryRun: !isErased }, async (db, log) => {
      const { person } = await findCustomer(db, key, confirmedPhone);
      if (person.accountId !== null) await lockAccount(db, context.store.engine, person.accountId);
      const found = await findCustomer(db, key, confirmedPhone);
      if (confirm !== undefined && normaliseEmail(confirm) !== found.person.email)
        throw new Refusal('INVALID', '--confirm is not the email address of this customer.');
      const erasure = await eraseCustomer(db, found, { withReviews: reviews });
      const summary = describeErasure(erasure, found.rows);
      log.record({ kind: 'account', id: person.accountId ?? 'none' }, null, summary);
      return { erasure, unconfirmed: found.unconfirmed, ...summary };
    });
    const { erasure, unconfirmed, erased, kept } = result;
    if (isErased) {
      await emptyLog(context.store);
      const files = await openFileStore(context);
      for (const { area, names } of erasure.files) await files.remove(area, names);
    }
    return {
      data: { dryRun: !isErased, erased: erasure.deleted, anonymised: erasure.anonymised, kept },
      text: [
        isErased ? 'Erased.' : 'Dry run: nothing was erased. To erase, add --confirm with the email address.',
        list(isErased ? 'Erased' : 'Would be erased', erased),
        list('Kept without the customer', kept),
        describeUnconfirmed(unconfirmed),
      ]
        .filter(Boolean)
        .join('\n\n'),
    };
  },
});

export const customers: Group = {
  name: 'customers',
  summary: 'Data protection: show what we hold about a customer, and erase it',
  commands: [show, erase],
};
