import type { EmailContent } from './email-content.ts';

/** To the team, from the contact form. */
export function contactEmail({ name, email, message }: { name: string; email: string; message: string }): EmailContent {
  return {
    subject: `Message from ${name}`,
    body: `  From         ${name}
  Email        ${email}

${message}

Replies to this email go to ${email}.
`,
  };
}

interface ImmediateRequestFacts {
  reference: string;
  serviceType: string;
  issueDetails: string;
  issueDescription: string;
  location: string;
  phoneNumber: string;
  contactPreference: 'call' | 'text';
}

/** To the team: the site promises a callback within minutes (SHELL-26). */
export function immediateRequestEmail(facts: ImmediateRequestFacts): EmailContent {
  return {
    subject: `Immediate service requested: ${facts.serviceType} (${facts.reference})`,
    body: `  Reference    ${facts.reference}
  Service      ${facts.serviceType}
  Item         ${facts.issueDetails}
  Where        ${facts.location}
  ${facts.contactPreference === 'text' ? 'Text' : 'Call'}         ${facts.phoneNumber}

${facts.issueDescription}
`,
  };
}
