import product from '../../product.json' with { type: 'json' };
import { type BookingFacts, particulars } from './booking-facts.ts';
import { codeLine } from './code-line.ts';
import { farewell, type Message } from './messages.ts';

/** Who an email address belonged to when the booking arrived (BOOK-41..43). */
export type UserType = 'new' | 'existing_unverified' | 'existing_verified';

function logIn({ publicUrl }: BookingFacts): string {
  return `Log in to see this appointment and all your others:\n${publicUrl}/login`;
}

const kept = 'Please keep this e-mail: the reference is how we find your booking.';

/** What a guest can do next: prove the address, which opens the account that the booking is kept in. */
function verify({ publicUrl }: BookingFacts, userType: UserType, code: string): string {
  const parts = [
    'To confirm that this e-mail address is yours, and to see and change your appointment online, use this code:',
    codeLine(code),
    `Enter it on the page that followed your booking. It is good for ten minutes; after that ask for a new one there, or here:\n${publicUrl}/register`,
    kept,
  ];
  if (userType === 'existing_unverified')
    parts.push(
      'You have booked with us before. This appointment is kept together with your earlier ones under this e-mail address.',
    );
  return parts.join('\n\n');
}

/** `code` for a guest, whose address is not proved yet. */
export function bookingReceived(facts: BookingFacts, userType: UserType, code: string | null): Message {
  return {
    subject: `We have your booking ${facts.reference}`,
    body: `Hello ${facts.firstName},

thank you for booking with ${product.name}. This is what you asked for:

${particulars(facts, 'the best one free at that time')}

The appointment is not confirmed yet. We check with the specialist and write to you when it is confirmed, or call you if the time cannot be kept. You pay only after that.

${code === null ? logIn(facts) : verify(facts, userType, code)}
${farewell}
`,
  };
}

/** The same once more, for the account that has been made of it. */
export function bookingAgain(facts: BookingFacts, canLogIn: boolean): Message {
  return {
    subject: `Your booking ${facts.reference}`,
    body: `Hello ${facts.firstName},

this is your booking with ${product.name}, as we have it:

${particulars(facts, 'the best one free at that time')}

We write to you when anything about it changes.

${canLogIn ? logIn(facts) : kept}
${farewell}
`,
  };
}
