import { DASHBOARD_CALLBACK, PUBLIC_CALLBACK, promiseText } from '~/lib/callback-promise.ts';
import { product } from '~/lib/product.ts';
import type { LegalDocument, LegalTitle } from './legal-document.ts';
import { governingLaw, onYourDevice, personalData } from './personal-data.ts';

const { name, area } = product;
const updated = '1 March 2025';

const documents: Record<LegalTitle, LegalDocument> = {
  'Privacy Policy': {
    updated,
    lead: `How ${name} handles what you tell us, in plain words.`,
    sections: [...personalData, onYourDevice, governingLaw],
  },
  'Terms of Service': {
    updated,
    lead: `What you can expect of ${name}, and what we expect of you when you use this site.`,
    sections: [
      {
        heading: 'What we do',
        paragraphs: [
          `${name} brings customers and checked repair specialists in ${area} together. You may look around and book without an account.`,
          'A booking on this site is a request. It becomes an appointment when the specialist has confirmed it; the day and time may change until then, and we contact you about it.',
          `When you ask for immediate help, a specialist contacts you within ${promiseText(PUBLIC_CALLBACK)}, or within ${promiseText(DASHBOARD_CALLBACK)} when you ask from your dashboard. It is no emergency service: where somebody is in danger, call 999 first.`,
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'An account is yours once you have confirmed its e-mail address with the code that we send there. Bookings that you made as a guest with that address are then seen in it.',
          'Keep your password to yourself and tell us if somebody else may know it. You may have your account deleted at any time; what is booked and paid stays valid.',
        ],
      },
      {
        heading: 'Fair use',
        paragraphs: [
          'Give true details, book only work that you want done, and upload only photos that you may share.',
          'Reviews must come from your own experience. We remove what is unlawful, insulting or false.',
        ],
      },
      ...personalData,
      governingLaw,
    ],
  },
  'Terms and Conditions': {
    updated,
    lead: `The conditions for work that is booked through ${name}, and for specialists who do it.`,
    sections: [
      {
        heading: 'Prices and payment',
        paragraphs: [
          'Prices are in pounds sterling. A price on a profile is a guide; the specialist agrees the final price with you before the work begins. Diagnosis and brake checks are free.',
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
      {
        heading: 'For specialists who apply',
        paragraphs: [
          'You confirm that what you state about your experience, certification and insurance is true, and that you may upload the certificates you add. We look at an application within 2-3 business days and write to you about the outcome. Until it is approved, nothing of it is public.',
          'Once you are listed, you set your own prices, areas and hours, keep your insurance valid, and do the work that you have confirmed. We may take a profile down when its papers no longer hold.',
        ],
      },
      ...personalData,
      governingLaw,
    ],
  },
};

/** The text with this title; null when there is none (SHELL-16). */
export function legalDocument(title: string): LegalDocument | null {
  return Object.entries(documents).find(([known]) => known === title)?.[1] ?? null;
}
