import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import { product } from '~/site/product.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';

/** The services page (INFO-06, INFO-07). */
export const servicesPage = {
  title: 'Our services',
  lead: `From grinding brakes to a torn hem: checked specialists in ${product.area}.`,
  intro: [
    {
      title: 'First find out, then decide',
      text: 'Diagnosis and brake checks are free. We’ll tell you what’s wrong and what the repair costs, and only start if you agree.',
    },
    {
      title: 'Prices before you book',
      text: `Specialists set their own prices, shown on the profile as one figure or a range. If it says ‘Contact for pricing’, the specialist agrees the price with you before work begins. You don’t pay until the specialist confirms. Then you have ${quantity(PAYMENT_WINDOW_HOURS, 'hour')} to pay.`,
    },
    {
      title: 'At home or at a workshop',
      text: 'Go to a workshop, or have a specialist come to your home. If there’s a travel fee, the profile shows it.',
    },
  ],
  otherServices: 'We also do',
  callToAction: {
    title: 'Not sure which service you need?',
    lead: 'Call us and describe the noise, the smell or the puddle. We’ll tell you which trade you need, free of charge.',
  },
} as const;

/** The eight services with a tile (C-97), the most urgent first. */
export const tiledServices: readonly ServiceSlug[] = [
  'vehicle-repair',
  'brake-repair',
  'towing',
  'electrical-diagnostics',
  'plumbing-repair',
  'electrical-repair',
  'hvac-repair',
  'carpentry',
];

/** The services on the home page (HOME-17), two from each of three groups. */
export const homeServices: readonly ServiceSlug[] = [
  'vehicle-repair',
  'brake-repair',
  'plumbing-repair',
  'electrical-repair',
  'carpentry',
  'tailoring',
];
