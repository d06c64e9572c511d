import { product } from '~/lib/product.ts';
import type { ServiceSlug } from '~/lib/service-slug.ts';

/** The page of all services (INFO-06, INFO-07). */
export const servicesPage = {
  title: 'Our services',
  lead: `From a grinding brake to a torn hem: checked specialists for it in ${product.area}.`,
  intro: [
    {
      title: 'First find out, then decide',
      text: 'Diagnosis and brake checks are free. You hear what is wrong and what it costs to put right, and only a yes from you starts the work.',
    },
    {
      title: 'Prices before you book',
      text: 'Each specialist has their own prices, on the profile as one figure or a range. Where it says ‘Contact for pricing’, the price is agreed with you before work begins. You pay within 24 hours after the specialist has confirmed, not before.',
    },
    {
      title: 'Your place or theirs',
      text: 'Take it to a workshop, or have somebody come to your home. Where a journey costs extra, the amount is on the profile too.',
    },
  ],
  rest: 'Cleaning, couriers, landscaping and tailoring have pages of their own as well: every service page lists all twelve.',
  call: {
    title: 'Not sure which it is?',
    lead: 'Describe the noise, the smell or the puddle on the telephone, and we tell you which trade it needs. That costs nothing either.',
  },
} as const;

/** The eight that have a tile (C-97): what people ask for in a hurry comes first. */
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

/** Those that the home page shows in its strip (HOME-17): two of the road, two of the house, two of the bench. */
export const homeServices: readonly ServiceSlug[] = [
  'vehicle-repair',
  'brake-repair',
  'plumbing-repair',
  'electrical-repair',
  'carpentry',
  'tailoring',
];
