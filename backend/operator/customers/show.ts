import { join } from 'node:path';
import { defineCommand } from '../command-line/command.ts';
import { line, optional } from '../command-line/inputs.ts';
import { type CommandContext, openFileStore } from '../context.ts';
import { makeFolder, writeNewFile } from '../local-files.ts';
import { fieldLabel, formatValue } from '../output/changed-result.ts';
import { renderFields } from '../output/table.ts';
import { customer, describeUnconfirmed, labelledCount, phone } from './customer.ts';
import type { PersonRows } from './customer-data.ts';
import { type CustomerExport, exportCustomerData } from './data-export.ts';
import { filesOf } from './erasure.ts';
import { findCustomer } from './find-customer.ts';

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

export const show = defineCommand({
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
