import { formatPounds } from '#shared/money.ts';
import product from '../../../product.json' with { type: 'json' };
import { type ApplicationFacts, applicationArrived, applicationReceived } from '../../mail/application-messages.ts';
import type { Queries } from '../../store/database/database.ts';
import { insertMail } from '../../store/emails/mails.ts';
import type { ApplicationRequest } from './application-form.ts';

export function factsOf(id: number, { offer, ...request }: ApplicationRequest, certificates: number): ApplicationFacts {
  return {
    id,
    ...request,
    services: offer.services.map(({ name, basePricePence }) => `${name} from ${formatPounds(basePricePence)}`),
    locations: offer.locations,
    days: offer.availability.map(({ day }) => day),
    certificates,
  };
}

export async function writeMails(db: Queries, facts: ApplicationFacts, createdAt: string): Promise<void> {
  const moments = { created_at: createdAt, due_at: createdAt };
  await insertMail(db, {
    occasion: `application:${facts.id}`,
    recipient: facts.email,
    ...applicationReceived(facts),
    ...moments,
  });
  await insertMail(db, {
    occasion: `application:${facts.id}:team`,
    recipient: product.supportEmail,
    reply_to: facts.email,
    ...applicationArrived(facts),
    ...moments,
  });
}
