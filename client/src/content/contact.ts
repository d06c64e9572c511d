import { formatCallbackTime, PUBLIC_CALLBACK } from '~/site/callback-time.ts';

/**
 * The contact page (INFO-18..25). Texts that begin with "Error" or "Success" are quoted in the
 * requirements, with their spelling.
 */
export const contact = {
  title: 'Contact us',
  lead: 'We answer day and night, Monday to Sunday.',
  form: {
    title: 'Write to us',
    lead: 'A question, a complaint, a partnership: tell us in your own words. We’ll reply by email.',
    submit: 'Send message',
    sending: 'Sending...',
    invalid: 'Please fill in',
    sent: 'Success! Your message has been sent to us.',
    refused: 'Error! There was an error sending your message.',
    unexplained: 'An unexpected error occured',
    unreachable: 'Error submitting form, Please try again later.',
    kept: 'We’ve kept what you wrote: it stays here until it’s sent.',
  },
  ways: {
    title: 'Or reach us directly',
    leicester: 'Leicester',
    nottingham: 'Nottingham',
    email: 'Email',
    post: 'Postal address',
    postSoon: 'Coming soon',
  },
  urgent: {
    title: 'Stuck right now?',
    text: 'Don’t write: get immediate service. A specialist will contact you within',
    promise: formatCallbackTime(PUBLIC_CALLBACK),
    action: 'Get immediate service',
  },
  partners: {
    title: 'Becoming a partner',
    text: 'Do you make parts, run a workshop or train repairers? Tell us what you do, where, and what you have in mind. Specialists who want to be listed can apply at',
    link: 'Join our team',
  },
} as const;
