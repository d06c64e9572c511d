import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity, quantityRange } from '#shared/quantity.ts';
import { EARLY_CANCELLATION_DAYS, FREE_CANCELLATION_HOURS, REFUND_PERCENTAGES } from '#shared/refund-rule.ts';
import {
  APPLICATION_REVIEW_DAYS,
  DASHBOARD_CALLBACK_MINUTES,
  PUBLIC_CALLBACK_MINUTES,
  WARRANTY_DAYS,
} from '#shared/terms.ts';
import { product } from '~/site/product.ts';
import { governingLaw, type LegalSection, onYourDevice, personalData } from './personal-data.ts';

/** The legal texts, by the titles they are shown under (SHELL-14). */
export type LegalTitle = 'Privacy Policy' | 'Terms of Service' | 'Terms and Conditions';

export interface LegalDocument {
  /** The date of the last change. */
  updated: string;
  lead: string;
  sections: readonly LegalSection[];
}

const { name, area } = product;
const updated = '1 March 2025';

const documents: Record<LegalTitle, LegalDocument> = {
  'Privacy Policy': {
    updated,
    lead: `How ${name} uses and protects your personal data.`,
    sections: [...personalData, onYourDevice, governingLaw],
  },
  'Terms of Service': {
    updated,
    lead: `What you can expect from ${name}, and what we expect from you when you use this site.`,
    sections: [
      {
        heading: 'What we do',
        paragraphs: [
          `${name} brings customers and checked repair specialists in ${area} together. You can browse and book without an account.`,
          'A booking on this site is a request. It becomes an appointment when the specialist confirms it; the day and time may change until then, and we’ll contact you about it.',
          `If you request immediate service, a specialist will contact you within ${quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute')}, or within ${quantityRange(DASHBOARD_CALLBACK_MINUTES, 'minute')} if you request it from your dashboard. This isn’t an emergency service: if someone is in danger, call 999 first.`,
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'An account is yours once you’ve confirmed its email with the code we send there. It then shows the bookings you made as a guest with that email.',
          'Keep your password to yourself and tell us if someone else may know it. You can ask us to delete your account at any time. Your bookings and payments stay valid.',
        ],
      },
      {
        heading: 'Fair use',
        paragraphs: [
          'Give us correct details, only book work you want done, and only upload photos you’re allowed to share.',
          'Reviews must come from your own experience. We remove anything unlawful, insulting or false.',
        ],
      },
      ...personalData,
      governingLaw,
    ],
  },
  'Terms and Conditions': {
    updated,
    lead: `The conditions for work booked through ${name}, and for the specialists who do it.`,
    sections: [
      {
        heading: 'Prices and payment',
        paragraphs: [
          'Prices are in pounds sterling. A price on a profile is a guide; the specialist agrees the final price with you before the work begins. Diagnosis and brake checks are free.',
          `You pay within ${quantity(PAYMENT_WINDOW_HOURS, 'hour')} after the specialist confirms. Sending a request is free.`,
        ],
      },
      {
        heading: 'Cancelling',
        paragraphs: [
          `You get a full refund if the specialist cancels, or if you cancel within ${quantity(FREE_CANCELLATION_HOURS, 'hour')} of booking. Later than that: ${REFUND_PERCENTAGES.TWO_DAYS_BEFORE}% if you cancel at least ${quantity(EARLY_CANCELLATION_DAYS, 'day')} before the appointment, ${REFUND_PERCENTAGES.BEFORE_THE_DAY}% if you cancel before the appointment date, and nothing on the appointment date.`,
        ],
      },
      {
        heading: 'Warranty and satisfaction',
        paragraphs: [
          `Repairs have a ${WARRANTY_DAYS}-day warranty on parts and labour, unless the specialist offers a longer one. Every job has our 100% satisfaction guarantee: if something isn’t right, tell us and we’ll fix it.`,
        ],
      },
      {
        heading: 'For specialists who apply',
        paragraphs: [
          `You confirm that what you tell us about your experience, certification and insurance is true, and that you’re allowed to upload the certificates you add. We review applications within ${quantityRange(APPLICATION_REVIEW_DAYS, 'business day')} and email you the outcome. Nothing is public until we approve it.`,
          'Once you’re listed, you set your own prices, areas and hours, keep your insurance valid and do the work you’ve confirmed. We may remove a profile if its documents are no longer valid.',
        ],
      },
      ...personalData,
      governingLaw,
    ],
  },
};

/** The document with this title; null if there is none (SHELL-16). */
export function legalDocument(title: string): LegalDocument | null {
  return Object.entries(documents).find(([name]) => name === title)?.[1] ?? null;
}
