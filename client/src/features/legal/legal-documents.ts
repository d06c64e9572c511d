import { product } from '~/lib/product.ts';

/** The texts that can be asked for, by the titles that the documents give them (doc 1 §2). */
export type LegalTitle = 'Privacy Policy' | 'Terms of Service' | 'Terms and Conditions';

export interface LegalDocument {
  /** The day on which the text last changed. */
  updated: string;
  lead: string;
  sections: LegalSection[];
}

interface LegalSection {
  heading: string;
  paragraphs: string[];
}

const { name, supportEmail, phones, governingLaw } = product;
const reachUs = `Write to ${supportEmail} or call ${phones.leicester.shown} (Leicester) or ${phones.nottingham.shown} (Nottingham).`;

const governingLawSection = {
  heading: 'Governing law',
  paragraphs: [
    `Governing law: ${governingLaw}. Nothing here takes away the rights that consumer law gives you where you live.`,
  ],
};

const personalData = {
  collected: {
    heading: 'Data we collect',
    paragraphs: [
      'When you book or ask for urgent help: your name, e-mail address, telephone number, the address where the work is to be done, what is wrong, and the photos you add. For a vehicle also its model, year and number plate.',
      'When you have an account: your password, which we keep only in a form that cannot be read back, your appointments, repairs and reviews.',
      'When you use the site: what a server needs to answer you, such as your network address and the time. Cookies beyond the necessary ones are used only after you have agreed to them, and you can change your mind at the foot of any page.',
    ],
  },
  use: {
    heading: 'How we use it',
    paragraphs: [
      'To arrange the work you asked for, to tell you about it, to take payment after a specialist has confirmed, and to answer when you contact us.',
      'To keep the service safe: to stop misuse of accounts and to find faults. We do not sell your data and do not use your photos for anything but your repair.',
    ],
  },
  protection: {
    heading: 'How we protect it',
    paragraphs: [
      'Everything travels encrypted. Passwords are stored as slow, salted hashes. Photos of your problem are kept apart from the public site, and only people who work on your booking can open them.',
      'We keep a booking for as long as its warranty and our tax duties ask for, then delete it.',
    ],
  },
  sharing: {
    heading: 'Third-party sharing',
    paragraphs: [
      'The specialist you book gets what the job needs: your name, how to reach you, the place, the time, and what you told us about the problem.',
      'Companies that work for us, such as our e-mail and payment providers, get only what their part needs and may not use it for themselves. We also share data when the law requires it.',
    ],
  },
  rights: {
    heading: 'Your rights',
    paragraphs: [
      'You may ask for a copy of your data, have it corrected or deleted, limit or object to its use, and take it with you. You may withdraw a consent at any time.',
      `${reachUs} If our answer does not satisfy you, you may complain to the Information Commissioner’s Office.`,
    ],
  },
} satisfies Record<string, LegalSection>;

const documents: Record<LegalTitle, LegalDocument> = {
  'Privacy Policy': {
    updated: '1 March 2025',
    lead: `How ${name} handles what you tell us, in plain words.`,
    sections: [...Object.values(personalData), governingLawSection],
  },
  'Terms of Service': {
    updated: '1 March 2025',
    lead: `What you can expect of ${name}, and what we expect of you when you use this site.`,
    sections: [
      {
        heading: 'What we do',
        paragraphs: [
          `${name} brings customers and checked repair specialists in ${product.area} together. You may look around and book without an account.`,
          'A booking on this site is a request. It becomes an appointment when the specialist has confirmed it; the day and time may change until then, and we contact you about it.',
        ],
      },
      {
        heading: 'Fair use',
        paragraphs: [
          'Give true details, book only work that you want done, and upload only photos that you may share. Keep your password to yourself and tell us if somebody else may know it.',
          'Reviews must come from your own experience. We remove what is unlawful, insulting or false.',
        ],
      },
      ...Object.values(personalData),
      governingLawSection,
    ],
  },
  'Terms and Conditions': {
    updated: '1 March 2025',
    lead: `The conditions for work that you book through ${name}.`,
    sections: [
      {
        heading: 'Prices and payment',
        paragraphs: [
          'Prices are in pounds sterling. A price on a profile is a guide; the specialist agrees the final price with you before the work begins.',
          'You pay after the specialist has confirmed, within 24 hours. Nothing is charged for a request.',
        ],
      },
      {
        heading: 'Cancelling',
        paragraphs: [
          'You get a full refund if the specialist cancels, or if you cancel within 24 hours of booking. Later than that: 75% if you cancel at least 2 days before the appointment, 50% if you cancel before the appointment date, and nothing on the appointment date.',
        ],
      },
      {
        heading: 'Warranty and satisfaction',
        paragraphs: [
          'Repairs carry a warranty of 90 days on parts and labour unless the specialist states a longer one. Every job has our 100% satisfaction guarantee: if something is not right, tell us and we put it right.',
        ],
      },
      ...Object.values(personalData),
      governingLawSection,
    ],
  },
};

/** The text with this title; null when there is none (SHELL-16). */
export function legalDocument(title: string): LegalDocument | null {
  return Object.entries(documents).find(([known]) => known === title)?.[1] ?? null;
}
