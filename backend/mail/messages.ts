import product from '../../product.json' with { type: 'json' };

export interface Message {
  subject: string;
  body: string;
}

/** How every mail to a customer ends. */
export const farewell = `
If anything is wrong or has changed, answer this e-mail or call us on ${product.phones.leicester} (Leicester) or ${product.phones.nottingham} (Nottingham), and give your reference.

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

/** To the team: the site has promised this customer a call within minutes (SHELL-26). */
export function immediateHelpWanted(facts: ImmediateRequestFacts): Message {
  return {
    subject: `Immediate help wanted: ${facts.serviceType} (${facts.reference})`,
    body: `  Reference    ${facts.reference}
  Kind         ${facts.serviceType}
  Affected     ${facts.issueDetails}
  Where        ${facts.location}
  ${facts.contactPreference === 'text' ? 'Text' : 'Call'}         ${facts.phoneNumber}

${facts.issueDescription}
`,
  };
}
