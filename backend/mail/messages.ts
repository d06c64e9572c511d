import product from '../../product.json' with { type: 'json' };

export interface Message {
  subject: string;
  body: string;
}

/** How every email about a booking ends. */
export const farewell = `
Has anything changed, or is something wrong? Reply to this email or call us on ${product.phones.leicester} (Leicester) or ${product.phones.nottingham} (Nottingham), and have your reference ready.

${product.name}
${product.area}`;

export interface ImmediateRequestFacts {
  reference: string;
  serviceType: string;
  issueDetails: string;
  issueDescription: string;
  location: string;
  phoneNumber: string;
  contactPreference: 'call' | 'text';
}

/** To the team: the site promises a callback within minutes (SHELL-26). */
export function immediateRequestReceived(facts: ImmediateRequestFacts): Message {
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
