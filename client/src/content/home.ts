import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity, quantityRange } from '#shared/quantity.ts';
import { PUBLIC_CALLBACK_MINUTES, WARRANTY_DAYS } from '#shared/terms.ts';

/** The hero. Non-breaking spaces keep the last words of its lines together. */
export const hero = {
  area: 'Leicester · Nottingham · East Midlands',
  title: 'Fixed properly, by\u00a0someone we’ve\u00a0checked.',
  lead: 'Compare prices and reviews, then book in about two minutes. No account needed.',
  claims: [
    { icon: 'identity', text: 'DBS checked' },
    { icon: 'insurance', text: 'Liability insured' },
    { icon: 'guarantee', text: '100% satisfaction guarantee' },
  ],
} as const;

/** How a booking works, in four steps. */
export const howItWorks = [
  { title: 'Tell us', text: 'Tell us what’s wrong and add a photo, which helps with the diagnosis.' },
  { title: 'Choose', text: 'Choose a workshop or your home. Choose a specialist, or let us choose.' },
  { title: 'Book', text: 'Choose a day and a time. You don’t pay until a specialist confirms.' },
  { title: 'Get it fixed', text: 'Your repair is done, recorded and guaranteed. Then you can review it.' },
];

interface Problem {
  title: string;
  symptom: string;
  cause: string;
  /** What happens without a repair. */
  consequence: string;
  firstStep: string;
  stamp: { tone: 'green' | 'plate' | 'carbon'; text: string };
}

/** Common problems (HOME-14). */
export const problems: readonly Problem[] = [
  {
    title: 'Brakes that grind',
    symptom: 'Scraping as you slow down',
    cause: 'Pads worn to the metal',
    consequence: 'New discs as well',
    firstStep: 'Free brake check',
    stamp: { tone: 'green', text: 'Free check' },
  },
  {
    title: 'A tap that drips',
    symptom: 'A drop every few seconds',
    cause: 'A worn washer or cartridge',
    consequence: 'Stains and a higher water bill',
    firstStep: 'Send a photo, get a guide price',
    stamp: { tone: 'carbon', text: 'Quick fix' },
  },
  {
    title: 'A fuse that trips',
    symptom: 'The kettle cuts the power',
    cause: 'A worn socket or an earth fault',
    consequence: 'Overheating where you can’t see it',
    firstStep: 'Free diagnosis',
    stamp: { tone: 'plate', text: 'Don’t wait' },
  },
];

/** The trust boxes, each with what it leads to on the services page (HOME-15). */
export const trustBoxes = [
  {
    icon: 'identity',
    title: 'Verified, DBS checked',
    text: 'We check who specialists are before we list them.',
    link: 'What they repair',
  },
  {
    icon: 'insurance',
    title: 'Liability insured',
    text: 'Your home and your car are covered during the work.',
    link: 'At home or at a workshop',
  },
  {
    icon: 'guarantee',
    title: '100% satisfaction',
    text: 'Guaranteed. If it isn’t right, we’ll fix it.',
    link: 'All our services',
  },
  {
    icon: 'diagnosis',
    title: 'Free diagnosis',
    text: 'Brake checks are free too. Find out what’s wrong before you pay.',
    link: 'How diagnosis works',
  },
] as const;

export const homeCallToAction = {
  title: 'Prefer to talk it through?',
  lead: `We answer Monday to Sunday, all day. For immediate requests, we’ll call you back within ${quantityRange(PUBLIC_CALLBACK_MINUTES, 'minute')}.`,
};

/**
 * Invented names: the requirements ask for nine partner brands without naming them (HOME-16, C-71).
 */
export const brands = [
  'Northlight',
  'Harrow & Vale',
  'Kestrel',
  'Brightwater',
  'Oakmere',
  'Fenbrook',
  'Tallis',
  'Ravenscar',
  'Copperfield',
] as const;

/** The five questions of the FAQ (SHELL-17). */
export const faq: readonly { id: string; question: string; answer: string }[] = [
  {
    id: 'account',
    question: 'Do I need an account?',
    answer:
      'No. You can book with your name, email and phone number. Afterwards, you can set a password to see all your bookings in one place.',
  },
  {
    id: 'price',
    question: 'What will it cost?',
    answer:
      'Each profile shows the specialist’s prices, as one figure or a range, or says ‘Contact for pricing’. The specialist always agrees the final price with you before work begins, and the diagnosis is free.',
  },
  {
    id: 'pay',
    question: 'When do I pay?',
    answer: `Within ${quantity(PAYMENT_WINDOW_HOURS, 'hour')} after the specialist confirms. Sending a request is free.`,
  },
  {
    id: 'checked',
    question: 'Who comes to my door?',
    answer:
      'A specialist who is verified, DBS checked and liability insured. Before you book, you can read their profile: experience, reviews, certifications and areas.',
  },
  {
    id: 'wrong',
    question: 'What if it isn’t right?',
    answer: `Repairs have a ${WARRANTY_DAYS}-day warranty on parts and labour and our 100% satisfaction guarantee. Tell us and we’ll fix it.`,
  },
];
