import { lazy } from 'react';

const load = {
  background: () => import('./background-step.tsx'),
  services: () => import('./services-step.tsx'),
  pricing: () => import('./pricing-step.tsx'),
  location: () => import('./location-step.tsx'),
  availability: () => import('./availability-step.tsx'),
  companies: () => import('./companies-step.tsx'),
  review: () => import('./review-step.tsx'),
};

// The first question must not wait for those after it.
export const BackgroundStep = lazy(async () => ({ default: (await load.background()).BackgroundStep }));
export const ServicesStep = lazy(async () => ({ default: (await load.services()).ServicesStep }));
export const PricingStep = lazy(async () => ({ default: (await load.pricing()).PricingStep }));
export const LocationStep = lazy(async () => ({ default: (await load.location()).LocationStep }));
export const AvailabilityStep = lazy(async () => ({ default: (await load.availability()).AvailabilityStep }));
export const CompaniesStep = lazy(async () => ({ default: (await load.companies()).CompaniesStep }));
export const ReviewStep = lazy(async () => ({ default: (await load.review()).ReviewStep }));

/** Fetches all of them ahead. One that cannot be had now is fetched again when it is needed. */
export function loadSteps(): void {
  for (const step of Object.values(load)) step().catch(() => undefined);
}
