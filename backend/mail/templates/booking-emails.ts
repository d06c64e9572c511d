import { quantity, quantityInWords } from '#shared/quantity.ts';
import { BOOKING_LINK_HOURS, CODE_MINUTES } from '#shared/terms.ts';
import product from '../../../product.json' with { type: 'json' };
import { type BookingFacts, bookingDetails, greeting } from './booking-facts.ts';
import { bookingFooter, codeLine, codeSubject, type EmailContent } from './email-content.ts';

/** The owner of the email when the booking arrived (BOOK-41..43). */
export type UserType = 'new' | 'existing_unverified' | 'existing_verified';

const unassigned = 'the best one available at that time';

function details(facts: BookingFacts): string {
  const lines = bookingDetails(facts, unassigned);
  return facts.priceGuide === null ? lines : `${lines}\n  Price guide  ${facts.priceGuide}`;
}

function logInParagraph({ publicUrl }: BookingFacts): string {
  return `Log in to see this appointment and all your others:\n${publicUrl}/login`;
}

const keepReference = 'Please keep this email: we use the reference to find your booking.';

/** How a guest verifies the email. */
interface Verification {
  code: string;
  /** Opens the page for the code on any device, for a day. */
  link: string;
}

/** How a guest verifies the email and sees the booking. */
function verifyParagraphs({ publicUrl }: BookingFacts, userType: UserType, { code, link }: Verification): string {
  const parts = [
    'To confirm your email, and to see and change your appointment online, use this code:',
    codeLine(code),
    `Enter it on the page you saw after booking. You can open that page again, on any device, for ${quantity(BOOKING_LINK_HOURS, 'hour')}:\n${link}`,
    `The code expires after ${quantityInWords(CODE_MINUTES, 'minute')}; you can ask for a new one on that page. After ${quantity(BOOKING_LINK_HOURS, 'hour')}, ask for one here:\n${publicUrl}/register`,
    keepReference,
  ];
  if (userType === 'existing_unverified')
    parts.push('You’ve booked with us before. We keep all your appointments together under this email.');
  return parts.join('\n\n');
}

/** `verification` is for guests, who haven't verified their email yet. */
export function bookingReceivedEmail(
  facts: BookingFacts,
  userType: UserType,
  verification: Verification | null,
): EmailContent {
  return {
    subject:
      verification === null
        ? `We’ve received your booking ${facts.reference}`
        : codeSubject(verification.code, `for your booking ${facts.reference}`),
    body: `${greeting(facts.firstName)}

Thank you for booking with ${product.name}. Here’s what you asked for:

${details(facts)}

Your appointment isn’t confirmed yet. We’ll check with the specialist and email you when it’s confirmed, or call you if we can’t offer that time. You only pay once it’s confirmed.

${verification === null ? logInParagraph(facts) : verifyParagraphs(facts, userType, verification)}

${bookingFooter}
`,
  };
}

/** The booking's details, when its guest has created an account. */
export function bookingDetailsEmail(facts: BookingFacts, canLogIn: boolean): EmailContent {
  return {
    subject: `Your booking ${facts.reference}`,
    body: `${greeting(facts.firstName)}

Here’s your booking with ${product.name}:

${details(facts)}

We’ll email you if anything changes.

${canLogIn ? logInParagraph(facts) : keepReference}

${bookingFooter}
`,
  };
}
