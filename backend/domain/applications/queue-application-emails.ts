import { formatPounds } from '#shared/money.ts';
import product from '../../../product.json' with { type: 'json' };
import {
  type ApplicationFacts,
  applicationReceivedEmail,
  newApplicationEmail,
} from '../../mail/templates/application-emails.ts';
import type { Queries } from '../../store/database/database.ts';
import { queueEmail } from '../emails/queue-email.ts';
import type { ApplicationRequest } from './application-form.ts';

export function applicationFacts(
  id: number,
  { offer, ...request }: ApplicationRequest,
  certificates: number,
): ApplicationFacts {
  return {
    id,
    ...request,
    services: offer.services.map(({ name, basePricePence }) => `${name} from ${formatPounds(basePricePence)}`),
    locations: offer.locations,
    days: offer.availability.map(({ day }) => day),
    certificates,
  };
}

/** To the applicant, and to the team, with the applicant as reply address. */
export async function queueApplicationEmails(db: Queries, facts: ApplicationFacts, now: Date): Promise<void> {
  const { id, email } = facts;
  await queueEmail(
    db,
    { recipient: email, content: applicationReceivedEmail(facts), occasion: `application:${id}` },
    now,
  );
  await queueEmail(
    db,
    {
      recipient: product.supportEmail,
      replyTo: email,
      content: newApplicationEmail(facts),
      occasion: `application:${id}:team`,
    },
    now,
  );
}
