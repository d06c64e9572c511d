import { PUBLIC_CALLBACK, promiseText } from '~/lib/callback-promise.ts';

/** The page to reach us by (INFO-18..25). Texts that begin with "Error" or "Success" are the documented ones, spelt as they are there. */
export const contact = {
  title: 'Contact us',
  lead: 'Somebody answers day and night, Monday to Sunday.',
  form: {
    title: 'Write to us',
    lead: 'A question, a complaint, a partnership: say it in your own words. The answer comes by e-mail.',
    submit: 'Send message',
    sending: 'Sending...',
    invalid: 'Please fill in',
    sent: 'Success! Your message has been sent to us.',
    refused: 'Error! There was an error sending your message.',
    unexplained: 'An unexpected error occured',
    unreachable: 'Error submitting form, Please try again later.',
    kept: 'Nothing you wrote is lost: it stays here until it is sent.',
  },
  ways: {
    title: 'Or reach us directly',
    leicester: 'Leicester',
    nottingham: 'Nottingham',
    email: 'E-mail',
    post: 'Postal address',
    postSoon: 'Coming soon',
  },
  urgent: {
    title: 'Stuck right now?',
    text: 'Do not write: ask for immediate help. A specialist contacts you within',
    promise: promiseText(PUBLIC_CALLBACK),
    action: 'Get immediate help',
  },
  partners: {
    title: 'Becoming a partner',
    text: 'Do you make parts, run a workshop or train the people who mend? Say what you do and where, and what you have in mind. Specialists who want to be listed apply at',
    link: 'Join our team',
  },
} as const;
