import { join } from 'node:path';
import { normaliseEmail } from '#shared/email.ts';
import { findCustomer } from '../../domain/customers/customers.ts';
import { type CustomerCopy, copyOf } from '../../domain/customers/data-copy.ts';
import { type Erasure, eraseCustomer, filesOf } from '../../domain/customers/erasure.ts';
import { Refusal } from '../../domain/refusal.ts';
import { lockAccount, type PersonRows } from '../../store/customers/customer-data.ts';
import { emptyLog, overwriteDeleted } from '../../store/customers/customer-erasure.ts';
import { label, shown } from '../changed-result.ts';
import { defineCommand, type Group } from '../command.ts';
import { type CommandContext, openFileStore, write } from '../context.ts';
import { flag, line, optional } from '../inputs.ts';
import { makeFolder, writeNewFile } from '../output-file.ts';
import { renderFields } from '../table.ts';

const customer = line('the email address of the customer, or the id of the account', 'EMAIL|ID', 254);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function render(copy: CustomerCopy): string {
  return Object.entries(copy)
    .filter(([, rows]) => rows.length > 0)
    .map(([subject, rows]) => {
      const records = rows.map((row) =>
        renderFields(
          Object.fromEntries(
            Object.entries(row).map(([field, value]) => [label(field), value === null ? null : shown(field, value)]),
          ),
        ),
      );
      return `${capital(label(subject)).trim()} (${rows.length})\n\n${records.join('\n\n').replace(/^(?=.)/gm, '  ')}`;
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

const counted = (count: number, what: string) => (count === 0 ? [] : [`${what}: ${count}`]);

function countsIn(copy: CustomerCopy): string[] {
  return Object.entries(copy).flatMap(([subject, { length }]) => counted(length, label(subject)));
}

const show = defineCommand({
  name: 'show',
  summary: 'Show everything we hold about a customer, for an access request',
  details:
    'Includes what the customer did as a guest with the same email address, and immediate requests with the same phone number. --to writes the copy to hand over, --files saves the photos and documents.',
  arguments: { customer },
  options: {
    to: optional(line('a new file for the copy, as JSON', 'FILE', 1000)),
    files: optional(line('a folder to save photos and documents in', 'FOLDER', 1000)),
  },
  examples: [
    'show joan.pryce@example.com',
    'show 12 --json',
    'show joan.pryce@example.com --to joan.json --files joan-files',
  ],
  async run(context, { customer: key, to, files: folder }) {
    const { rows } = await findCustomer(context.store.db, key);
    const copy = copyOf(rows);
    if (to !== undefined) await writeNewFile(to, `${JSON.stringify(copy, null, 2)}\n`);
    const savedFiles = folder === undefined ? [] : await saveFiles(context, rows, folder);
    if (to === undefined && folder === undefined) return { data: copy, text: render(copy) };
    return {
      data: { file: to ?? null, savedFiles },
      text: [
        ...(to === undefined ? [] : [`${to}: ${countsIn(copy).join(', ')}`]),
        ...savedFiles,
        ...(folder !== undefined && savedFiles.length === 0 ? ['There are no photos or documents to save.'] : []),
      ].join('\n'),
    };
  },
});

/** Describes an erasure, without anything about the customer. */
function describeErasure({ deleted, anonymised }: Erasure, rows: PersonRows): { erased: string[]; kept: string[] } {
  return {
    erased: [
      ...Object.entries(deleted).flatMap(([table, count]) => counted(count, table.replace(/_/g, ' '))),
      ...counted(anonymised.accounts, 'account, of which an empty row is kept for the appointments below'),
    ],
    kept: [
      ...counted(
        anonymised.appointments,
        'appointments that were paid for (service, specialist, time and amount, for bookkeeping)',
      ),
      ...counted(anonymised.reviews, 'reviews as anonymous text (--reviews erases them too)'),
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
    reviews: flag('erase reviews too; otherwise they stay as anonymous text'),
  },
  examples: [
    'erase joan.pryce@example.com',
    'erase joan.pryce@example.com --confirm joan.pryce@example.com',
    'erase 12 --reviews --confirm joan.pryce@example.com',
  ],
  writes: true,
  async run(context, { customer: key, confirm, reviews }) {
    const isErased = confirm !== undefined && !context.isDryRun;
    if (isErased) await overwriteDeleted(context.store);
    const { result } = await write({ ...context, isDryRun: !isErased }, async (db, log) => {
      const { person } = await findCustomer(db, key);
      if (person.accountId !== null) await lockAccount(db, context.store.engine, person.accountId);
      const found = await findCustomer(db, key);
      if (confirm !== undefined && normaliseEmail(confirm) !== found.person.email)
        throw new Refusal('invalid', '--confirm is not the email address of this customer.');
      const erasure = await eraseCustomer(db, found, { withReviews: reviews });
      const summary = describeErasure(erasure, found.rows);
      log.record({ kind: 'account', id: person.accountId ?? 'none' }, null, summary);
      return { erasure, ...summary };
    });
    const { erasure, erased, kept } = result;
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
