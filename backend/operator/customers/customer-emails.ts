import type { Selectable } from 'kysely';
import type { Queries } from '../../store/database/database.ts';
import type { Tables } from '../../store/database/tables.ts';
import { texts } from './customer-rows.ts';

const batchSize = 100;

/** Emails to the person, with the person as reply address, or for these occasions. */
export async function loadEmails(
  db: Queries,
  address: string,
  { occasions, prefixes }: { occasions: readonly string[]; prefixes: readonly string[] },
) {
  const found = new Map<number, Selectable<Tables['mails']>>();
  const direct = await db
    .selectFrom('mails')
    .selectAll()
    .where((eb) =>
      eb.or([eb('recipient', '=', address), eb('reply_to', '=', address), eb('occasion', 'in', texts(occasions))]),
    )
    .execute();
  for (const email of direct) found.set(email.id, email);
  for (let start = 0; start < prefixes.length; start += batchSize) {
    const batch = prefixes.slice(start, start + batchSize);
    const about = await db
      .selectFrom('mails')
      .selectAll()
      .where((eb) => eb.or(batch.map((prefix) => eb('occasion', 'like', `${prefix}%`))))
      .execute();
    for (const email of about) found.set(email.id, email);
  }
  return [...found.values()].sort((a, b) => a.id - b.id);
}
