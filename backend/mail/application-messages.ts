import product from '../../product.json' with { type: 'json' };
import type { Message } from './messages.ts';

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

export function applicationReceived({ firstName }: ApplicationFacts): Message {
  return {
    subject: `We have your application to ${product.name}`,
    body: `Hello ${firstName},

thank you for applying as a specialist. This is what happens next:

  1. We review your application within 2-3 business days.
  2. We write to this address with the outcome.
  3. Once you are approved, you start receiving job requests.

If you have questions or want to change something, answer this e-mail or call us on ${product.phones.leicester} (Leicester) or ${product.phones.nottingham} (Nottingham).

${product.name}
${product.area}
`,
  };
}

/** To the team, who review it. */
export function applicationArrived(facts: ApplicationFacts): Message {
  return {
    subject: `Application ${facts.id}: ${facts.firstName} ${facts.lastName}`,
    body: `  Name         ${facts.firstName} ${facts.lastName}
  E-mail       ${facts.email}
  Phone        ${facts.phone}
  Experience   ${facts.yearsOfExperience} years
  Services     ${facts.services.join(', ')}
  Locations    ${facts.locations.join(', ')}
  Days         ${facts.days.join(', ')}
  Certificates ${facts.certificates}

The whole application is kept under number ${facts.id}. The applicant expects an answer within 2-3 business days.
`,
  };
}

/** How an email to an applicant ends. */
const farewell = `If you have questions or something has to be changed, answer this email or call us on ${product.phones.leicester} (Leicester) or ${product.phones.nottingham} (Nottingham).

${product.name}
${product.area}
`;

interface ApprovalFacts {
  publicUrl: string;
  firstName: string;
  /** As customers see it. */
  name: string;
  services: string[];
  /** For example `Mon-Fri 08:00-17:00`. */
  hours: string;
}

export function applicationApproved({ publicUrl, firstName, name, services, hours }: ApprovalFacts): Message {
  return {
    subject: `Welcome to ${product.name}: your application is approved`,
    body: `Hello ${firstName},

Your application is approved, and customers can book you from now on. This is what they see:

  Name         ${name}
  Services     ${services.join(', ')}
  Hours        ${hours}

You are in our directory, and we'll contact you when someone books you:

  ${publicUrl}/specialists

${farewell}`,
  };
}

export function applicationDeclined({ firstName, reason }: { firstName: string; reason: string | null }): Message {
  return {
    subject: `Your application to ${product.name}`,
    body: `Hello ${firstName},

Thank you for applying as a specialist. We can't accept your application this time.
${reason === null ? '' : `\n${reason}\n`}
You can apply again at any time.

${farewell}`,
  };
}
