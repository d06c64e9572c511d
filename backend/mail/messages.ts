import product from '../../product.json' with { type: 'json' };

export interface Message {
  subject: string;
  body: string;
}

/** Whom an address belonged to when a booking came (doc 1 §4). */
export type UserType = 'new' | 'existing_unverified' | 'existing_verified';

export interface BookingFacts {
  userType: UserType;
  firstName: string;
  reference: string;
  serviceName: string;
  /** For example `Tuesday 24 November 2026`. */
  day: string;
  /** For example `10:00 AM`. */
  time: string;
  /** A workshop's name and address, or where the specialist comes to. */
  where: string;
  specialistName: string | null;
  publicUrl: string;
}

/** How every mail to a customer ends. */
export const farewell = `
If anything is wrong or has changed, answer this e-mail or call us on ${product.phones.leicester} (Leicester) or ${product.phones.nottingham} (Nottingham), and give your reference.

${product.name}
${product.area}`;

/** What the customer can do next, and no more than is true of each. */
function whatNext(facts: BookingFacts): string {
  if (facts.userType === 'existing_verified')
    return `Log in to see this appointment and all your others:\n${facts.publicUrl}/login`;
  const kept = `There is nothing you need to do now. Please keep this e-mail: the reference is how we find your booking.`;
  return facts.userType === 'existing_unverified'
    ? `${kept}\n\nYou have booked with us before. This appointment is kept together with your earlier ones under this e-mail address.`
    : kept;
}

export function bookingReceived(facts: BookingFacts): Message {
  return {
    subject: `We have your booking ${facts.reference}`,
    body: `Hello ${facts.firstName},

thank you for booking with ${product.name}. This is what you asked for:

  Reference    ${facts.reference}
  Service      ${facts.serviceName}
  Day          ${facts.day}
  Time         ${facts.time}
  Where        ${facts.where}
  Specialist   ${facts.specialistName ?? 'the best one free at that time'}

The appointment is not confirmed yet. We check with the specialist and write to you when it is confirmed, or call you if the time cannot be kept. You pay only after that.

${whatNext(facts)}
${farewell}
`,
  };
}

export interface ImmediateRequestFacts {
  reference: string;
  serviceType: string;
  issueDetails: string;
  issueDescription: string;
  location: string;
  phoneNumber: string;
  contactPreference: 'call' | 'text';
}

/** To the team: somebody waits at the roadside, and the site has promised a call within minutes (doc 1 §1). */
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
