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
