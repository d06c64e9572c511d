import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';

// The first step is in the page's own bundle and doesn't wait for these.
export const BackgroundStep = lazyWithPreload(async () => (await import('./background-step.tsx')).BackgroundStep);
export const ServicesStep = lazyWithPreload(async () => (await import('./services-step.tsx')).ServicesStep);
export const PricingStep = lazyWithPreload(async () => (await import('./pricing-step.tsx')).PricingStep);
export const LocationStep = lazyWithPreload(async () => (await import('./location-step.tsx')).LocationStep);
export const AvailabilityStep = lazyWithPreload(async () => (await import('./availability-step.tsx')).AvailabilityStep);
export const CompaniesStep = lazyWithPreload(async () => (await import('./companies-step.tsx')).CompaniesStep);
export const ReviewStep = lazyWithPreload(async () => (await import('./review-step.tsx')).ReviewStep);

export function preloadSteps(): void {
  const steps = [BackgroundStep, ServicesStep, PricingStep, LocationStep, AvailabilityStep, CompaniesStep, ReviewStep];
  for (const step of steps) step.preload();
}
