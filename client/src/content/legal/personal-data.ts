import { product } from '~/lib/product.ts';
import type { LegalSection } from './legal-document.ts';

const { supportEmail, phones } = product;

/** The five topics that every text covers (SHELL-14). */
export const personalData: readonly LegalSection[] = [
  {
    heading: 'Data we collect',
    paragraphs: [
      'When you book or ask for urgent help: your name, e-mail address, telephone number, the address where the work is to be done, what is wrong, and the photos you add. For a vehicle also its model, year and number plate.',
      'When you have an account: your password, which we keep only in a form that cannot be read back, your profile picture and vehicles if you add them, your appointments, payments, repairs and reviews.',
      'When you apply as a specialist: your name, how to reach you, your experience, services, prices, areas and hours, whether you are insured and certified, and the picture and certificates that you upload.',
      'When you write to us: your name, your e-mail address and your message. When you use the site: what a server needs to answer you, such as your network address and the time.',
    ],
  },
  {
    heading: 'How we use it',
    paragraphs: [
      'To arrange the work you asked for, to tell you about it, to take payment after a specialist has confirmed, and to answer when you contact us. We send codes by e-mail to make sure that an address is yours.',
      'To look at an application and, once it is approved, to show the specialist’s profile. To keep the service safe: to stop misuse of accounts and to find faults.',
      'We do not sell your data and do not use your photos for anything but your repair.',
    ],
  },
  {
    heading: 'How we protect it',
    paragraphs: [
      'Everything travels encrypted. Passwords are stored as slow, salted hashes. Photos of your problem and certificates are kept apart from the public site, and only people who work on your booking or your application can open them.',
      'We keep a booking for as long as its warranty and our tax duties ask for, then delete it.',
    ],
  },
  {
    heading: 'Third-party sharing',
    paragraphs: [
      'The specialist you book gets what the job needs: your name, how to reach you, the place, the time, and what you told us about the problem.',
      'Companies that work for us, such as our e-mail and payment providers, get only what their part needs and may not use it for themselves. We also share data when the law requires it.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'You may ask for a copy of your data, have it corrected or deleted, limit or object to its use, and take it with you. You may withdraw a consent at any time.',
      `Write to ${supportEmail} or call ${phones.leicester.shown} (Leicester) or ${phones.nottingham.shown} (Nottingham). If our answer does not satisfy you, you may complain to the Information Commissioner’s Office.`,
    ],
  },
];

/** What the site keeps in the browser, by the names under which it can be seen there. */
export const onYourDevice: LegalSection = {
  heading: 'Cookies, and what is kept on your device',
  paragraphs: [
    'We keep the following in your browser’s storage, not on our servers. All of it is necessary for something you asked for. You can delete it in your browser at any time; you are then logged out and begin forms anew.',
    'We use no analytics or marketing cookies today. Should we ever, then only those you have agreed to, and you can change your mind under “Cookie choices” at the foot of our public pages. Your choice is valid for 180 days; then we ask again.',
  ],
  items: [
    { name: 'cookieConsent', text: 'Your choice about cookies, for 180 days.' },
    {
      name: 'userId, authToken, userName, accountType',
      text: 'That you are logged in, and as whom. Removed when you log out.',
    },
    { name: 'theme', text: 'Light or dark, when you have chosen.' },
    { name: 'weeklyDealDismissed', text: 'That you closed the weekly deal, until you close the tab.' },
    {
      name: 'booking-draft, booking-photos, customer-booking, customer-booking-photos',
      text: 'A booking that is not sent yet: its answers until you close the tab, its photos for at most 24 hours.',
    },
    {
      name: 'react-router-scroll-positions',
      text: 'How far down you were on each page, so that Back finds the place, until you close the tab.',
    },
    {
      name: 'vehicle-draft, cancel-reason',
      text: 'A vehicle that is not saved yet, and why you meant to cancel an appointment, until you close the tab.',
    },
    { name: 'review-drafts', text: 'Reviews that are not sent yet, until you close the tab.' },
    { name: 'contact-draft', text: 'A message to us that is not sent yet, until you close the tab.' },
    {
      name: 'immediateHelpDraft, customer-help-draft',
      text: 'A request for immediate help that is not received yet, until you close the tab.',
    },
    {
      name: 'login-email, registration, password-reset, new-booking-email',
      text: 'What you typed to log in, to register, to set a new password or to correct the address of a booking, until that is done or you close the tab. Never a password.',
    },
    {
      name: 'profile-draft',
      text: 'Changes to your profile that are not saved yet, and when a code was sent to a new address of e-mail, until you save or cancel them or close the tab. Never a password.',
    },
    {
      name: 'specialist-application, application-files, application-codes',
      text: 'An application as a specialist that is not sent yet, for at most 7 days, and when a code was last sent to you.',
    },
  ],
};

export const governingLaw: LegalSection = {
  heading: 'Governing law',
  paragraphs: [
    `Governing law: ${product.governingLaw}. Nothing here takes away the rights that consumer law gives you where you live.`,
  ],
};
