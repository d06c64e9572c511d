import { quantityRange } from '#shared/quantity.ts';
import { APPLICATION_REVIEW_DAYS } from '#shared/terms.ts';
import product from '../../../product.json' with { type: 'json' };
import { applicantFooter, type EmailContent } from './email-content.ts';

export interface ApplicationFacts {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  yearsOfExperience: string;
  /** For example `Plumbing from £45.00`. */
  services: string[];
  locations: string[];
  days: string[];
  certificates: number;
}

export function applicationReceivedEmail({ firstName }: ApplicationFacts): EmailContent {
  return {
    subject: `We’ve received your application to ${product.name}`,
    body: `Hello ${firstName},

Thank you for applying as a specialist. Here’s what happens next:

  1. We’ll review your application within ${quantityRange(APPLICATION_REVIEW_DAYS, 'business day')}.
  2. We’ll email you the outcome.
  3. Once you’re approved, you’ll start receiving job requests.

${applicantFooter}
`,
  };
}

/** To the team, which reviews it. */
export function newApplicationEmail(facts: ApplicationFacts): EmailContent {
  return {
    subject: `Application ${facts.id}: ${facts.firstName} ${facts.lastName}`,
    body: `  Name         ${facts.firstName} ${facts.lastName}
  Email        ${facts.email}
  Phone        ${facts.phone}
  Experience   ${facts.yearsOfExperience} years
  Services     ${facts.services.join(', ')}
  Locations    ${facts.locations.join(', ')}
  Days         ${facts.days.join(', ')}
  Certificates ${facts.certificates}

To see the whole application: npm run operator -- applications show ${facts.id}
The applicant expects an answer within ${quantityRange(APPLICATION_REVIEW_DAYS, 'business day')}.
`,
  };
}

interface ApprovalFacts {
  publicUrl: string;
  firstName: string;
  /** As customers see it. */
  name: string;
  services: string[];
  /** For example `Mon-Fri 08:00-17:00`. */
  hours: string;
}

export function applicationApprovedEmail({ publicUrl, firstName, name, services, hours }: ApprovalFacts): EmailContent {
  return {
    subject: `Welcome to ${product.name}: your application is approved`,
    body: `Hello ${firstName},

We’ve approved your application, and customers can book you from now on. This is what they see:

  Name         ${name}
  Services     ${services.join(', ')}
  Hours        ${hours}

You’re in our directory, and we’ll contact you when someone books you:

  ${publicUrl}/specialists

${applicantFooter}
`,
  };
}

export function applicationDeclinedEmail({
  firstName,
  reason,
}: {
  firstName: string;
  reason: string | null;
}): EmailContent {
  return {
    subject: `Your application to ${product.name}`,
    body: `Hello ${firstName},

Thank you for applying as a specialist. We can’t accept your application this time.
${reason === null ? '' : `\n${reason}\n`}
You can apply again at any time.

${applicantFooter}
`,
  };
}
