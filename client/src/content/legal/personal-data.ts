import { quantity, quantityInWords } from '#shared/quantity.ts';
import {
  APPLICATION_DRAFT_DAYS,
  CODE_FLOW_HOURS,
  COOKIE_CONSENT_DAYS,
  DEVICE_COOKIE_DAYS,
  DRAFT_HOURS,
  LOG_IN_DRAFT_HOURS,
} from '#shared/terms.ts';
import { product } from '~/site/product.ts';

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  /** A list of names, each with its purpose. */
  items?: readonly { name: string; text: string }[];
}

const { supportEmail, phones } = product;

/** The five topics in every legal text (SHELL-14). */
export const personalData: readonly LegalSection[] = [
  {
    heading: 'Data we collect',
    paragraphs: [
      'When you book or request immediate service: your name, email, phone number, the address where the work is done, what’s wrong and the photos you add. For a vehicle, also its model, year and number plate. If you press “Use my location”, also where your device is at that moment.',
      'When you have an account: your password, which we store in a form that can’t be read back, your profile photo and vehicles if you add them, your appointments, payments, repairs and reviews.',
      'When you apply as a specialist: your name, how to contact you, your experience, services, prices, areas and hours, whether you’re insured and certified, and the photo and certificates you upload.',
      'When you contact us: your name, your email and your message. When you use the site: what a server needs to respond, such as your IP address and the time.',
    ],
  },
  {
    heading: 'How we use it',
    paragraphs: [
      'To arrange the work you asked for, to keep you informed, to take payment after a specialist confirms, and to reply when you contact us. We send codes by email to check that an address is yours.',
      'To review an application and, once it’s approved, to show the specialist’s profile. To keep the service safe: to stop misuse of accounts and to find errors.',
      'We don’t sell your data, and we only use your photos for your repair.',
    ],
  },
  {
    heading: 'How we protect it',
    paragraphs: [
      'All data is encrypted in transit. We store passwords as slow, salted hashes. Photos of your problem and certificates are kept apart from the public site, and only people who work on your booking or application can open them.',
      'We keep a booking for as long as its warranty and our tax duties require, then delete it.',
    ],
  },
  {
    heading: 'Third-party sharing',
    paragraphs: [
      'The specialist you book gets what the job needs: your name, how to contact you, the location, the time, and what you told us about the problem.',
      'Companies that work for us, such as our email and payment providers, only get what they need and may not use it for themselves. We also share data if the law requires it.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'You can ask for a copy of your data, have it corrected or deleted, limit or object to its use, and take it with you. You can withdraw your consent at any time.',
      `Write to ${supportEmail} or call ${phones.leicester.formatted} (Leicester) or ${phones.nottingham.formatted} (Nottingham). If you’re not happy with our reply, you can complain to the Information Commissioner’s Office.`,
    ],
  },
];

/** What the site stores in the browser, by its storage keys. */
export const onYourDevice: LegalSection = {
  heading: 'Cookies and what we keep on your device',
  paragraphs: [
    'We keep the following in your browser’s storage, not on our servers. All of it is necessary for something you asked for. You can delete it in your browser at any time; you’ll then be logged out and have to start forms again.',
    `We don’t use analytics or marketing cookies today. If we ever do, we’ll only use those you’ve agreed to, and you can change your mind under “Cookie choices” at the bottom of our public pages. Your choice is valid for ${quantity(COOKIE_CONSENT_DAYS, 'day')}; then we’ll ask again.`,
  ],
  items: [
    { name: 'cookieConsent', text: `Your choice about cookies, for ${quantity(COOKIE_CONSENT_DAYS, 'day')}.` },
    {
      name: 'userId, authToken, userName, accountType',
      text: 'Your login: who you are and that you’re logged in. Removed when you log out.',
    },
    {
      name: 'offlineAppointments',
      text: 'If you tick “Remember me” when you log in: your upcoming appointments, so that you can read them without a connection. Removed when you log out or your login ends.',
    },
    {
      name: 'workbox-precache-v2-…',
      text: 'The page with our phone numbers that we show without a connection.',
    },
    {
      name: 'mendwell_device',
      text: `That you’ve booked or logged in here before, for ${quantity(DEVICE_COOKIE_DAYS, 'day')} at most. It logs no one in: it keeps strangers who guess your password from locking you out, and puts what you book here into your account.`,
    },
    {
      name: 'code-flows',
      text: `Which codes you’ve asked for here, for ${quantityInWords(CODE_FLOW_HOURS / 24, 'day')}, so that no one else can use up your attempts. Never the codes.`,
    },
    { name: 'savedSpecialists', text: 'The specialists you’ve saved here, until you remove them.' },
    { name: 'theme', text: 'Your choice of light or dark colours.' },
    { name: 'weeklyDealDismissed', text: 'That you closed the weekly deal, until you close the tab.' },
    {
      name: 'draft/device/guest-booking, draft/device/guest-booking/step, draft/customer-…/booking, draft/customer-…/booking/step',
      text: `A booking you haven’t sent yet, with its photos and its open step, for at most ${quantity(DRAFT_HOURS, 'hour')}.`,
    },
    {
      name: 'react-router-scroll-positions',
      text: 'How far you’ve scrolled on each page, so that Back takes you there, until you close the tab.',
    },
    {
      name: 'draft/customer-…/vehicle, draft/customer-…/cancellation, draft/customer-…/review, draft/customer-…/profile',
      text: `Vehicles, reviews, changes to your profile and reasons to cancel that you haven’t sent yet, for at most ${quantity(DRAFT_HOURS, 'hour')}. Removed when you log out. Never a password.`,
    },
    {
      name: 'drafts',
      text: 'The photos and files of forms you haven’t sent yet, for as long as we keep the rest of the form.',
    },
    {
      name: 'draft/device/contact',
      text: `A message to us that you haven’t sent yet, for at most ${quantity(DRAFT_HOURS, 'hour')}.`,
    },
    {
      name: 'draft/device/immediate-service, draft/customer-…/immediate-service, immediate-service-open',
      text: `A request for immediate service that we haven’t received yet, for at most ${quantity(DRAFT_HOURS, 'hour')}, and whether its form is open, until you close the tab. Never where your device is: if you press “Use my location”, that’s only in the request you send.`,
    },
    {
      name: 'draft/device/log-in, draft/device/registration, draft/device/password-reset, draft/device/new-booking-email',
      text: `What you typed to log in, for at most ${quantityInWords(LOG_IN_DRAFT_HOURS, 'hour')}, and to register, to set a new password or to change the email of a booking, until that’s done, for at most ${quantity(DRAFT_HOURS, 'hour')}. Never a password.`,
    },
    {
      name: 'draft/device/specialist-application, application-codes',
      text: `A specialist application you haven’t sent yet, with its files, for at most ${quantity(APPLICATION_DRAFT_DAYS, 'day')}, and when we last sent you a code.`,
    },
  ],
};

export const governingLaw: LegalSection = {
  heading: 'Governing law',
  paragraphs: [
    `Governing law: ${product.governingLaw}. Nothing here affects your rights under the consumer law where you live.`,
  ],
};
