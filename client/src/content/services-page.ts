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
      text: 'Diagnosis and brake checks are free. You hear what’s wrong and what the repair costs, and we only start if you agree.',
    },
    {
      title: 'Prices before you book',
      text: `Each profile shows the specialist’s own prices. If it says ‘Contact for pricing’, you agree the price before work begins. You pay within ${quantity(PAYMENT_WINDOW_HOURS, 'hour')} after the specialist confirms, and nothing before.`,
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
