import { normaliseEmail } from '#shared/email.ts';
import { Refusal } from '../../domain/refusal.ts';
import { defineCommand } from '../command-line/command.ts';
import { flag, line, optional } from '../command-line/inputs.ts';
import { openFileStore, write } from '../context.ts';
import { customer, describeUnconfirmed, labelledCount, phone } from './customer.ts';
import { lockAccount, type PersonRows } from './customer-data.ts';
import { emptyLog } from './customer-erasure.ts';
import { type Erasure, eraseCustomer } from './erasure.ts';
import { findCustomer } from './find-customer.ts';

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

export const erase = defineCommand({
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
