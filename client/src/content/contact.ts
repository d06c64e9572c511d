import { quantityRange } from '#shared/quantity.ts';
import { PUBLIC_CALLBACK_MINUTES } from '#shared/terms.ts';

/**
 * The contact page (INFO-18..25). The requirements quote `sent`, `refused`, `unexplained` and
 * `unreachable`.
 */
export const contact = {
  title: 'Contact us',
  lead: 'We answer day and night, Monday to Sunday.',
  form: {
    title: 'Send us a message',
    lead: 'Whether it’s a question, a complaint or an idea for a partnership, we’ll reply by email.',
    submit: 'Send message',
    sending: 'Sending...',
    invalid: 'Please fill in',
    sent: 'Success! Your message has been sent to us.',
    refused: 'Error! There was an error sending your message.',
    unexplained: 'An unexpected error occured',
    unreachable: 'Error submitting form, Please try again later.',
    draftKept: 'We’ve kept your message on this page so you can send it later.',
  },
  details: {
    title: 'Other ways to contact us',
    leicester: 'Leicester',
    nottingham: 'Nottingham',
    email: 'Email',
    postalAddress: 'Postal address',
    comingSoon: 'Coming soon',
  },
  urgent: {
    title: 'Need help now?',
    text: 'Don’t wait for an email. Get immediate service and a specialist will contact you within',
    callback: quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute'),
    action: 'Get immediate service',
  },
  partners: {
    title: 'Become a partner',
    text: 'Do you make parts, run a workshop or train repairers? Use the form to tell us what you do, where you are and how you’d like to work with us. If you’re a specialist, apply at',
    link: 'Join our team',
  },
} as const;
