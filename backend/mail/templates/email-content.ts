import product from '../../../product.json' with { type: 'json' };

export interface EmailContent {
  subject: string;
  /** Plain text. */
  body: string;
}

const callUs = `Reply to this email or call us on ${product.phones.leicester} (Leicester) or ${product.phones.nottingham} (Nottingham)`;

const sender = `${product.name}\n${product.area}`;

/** The footer of emails about an account. */
export const accountFooter = `Questions? ${callUs}.\n\n${sender}`;

/** The footer of emails to applicants. */
export const applicantFooter = `Questions, or something to change? ${callUs}.\n\n${sender}`;

/** The footer of emails about a booking. */
export const bookingFooter = `Has anything changed, or is something wrong? ${callUs}, and have your reference ready.\n\n${sender}`;

/** The code on a separate line, so that it is easy to find and copy. */
export function codeLine(code: string): string {
  return `Your code: ${code}`;
}

/**
 * The subject of an email with a code, for example `586 473 is your code to confirm your email`.
 */
export function codeSubject(code: string, purpose: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)} is your code ${purpose}`;
}

/** Removes an invalid code from an email's subject or body. */
export function withoutCode(text: string): string {
  return text
    .replace(/^\d{3} \d{3} is your code/, 'Your code')
    .replace(/^Your code: \d{6}$/m, 'Your code: no longer valid');
}
