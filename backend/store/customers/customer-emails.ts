import type { Selectable } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { texts } from './customer-rows.ts';

const batchSize = 100;

/** Emails to the person, with the person as reply address, or about the person. */
export async function loadEmails(
  db: Queries,
  email: string,
  { occasions, beginnings }: { occasions: readonly string[]; beginnings: readonly string[] },
) {
  const found = new Map<number, Selectable<Tables['mails']>>();
  const own = await db
    .selectFrom('mails')
    .selectAll()
    .where((eb) =>
      eb.or([eb('recipient', '=', email), eb('reply_to', '=', email), eb('occasion', 'in', texts(occasions))]),
    )
    .execute();
  for (const mail of own) found.set(mail.id, mail);
  for (let start = 0; start < beginnings.length; start += batchSize) {
    const some = beginnings.slice(start, start + batchSize);
    const about = await db
      .selectFrom('mails')
      .selectAll()
      .where((eb) => eb.or(some.map((beginning) => eb('occasion', 'like', `${beginning}%`))))
      .execute();
    for (const mail of about) found.set(mail.id, mail);
  }
  return [...found.values()].sort((a, b) => a.id - b.id);
}
