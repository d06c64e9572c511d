import { fetchedAhead } from '~/lib/lazy-with-preload.ts';

// The first question must not wait for those after it.
export const BackgroundStep = fetchedAhead(async () => (await import('./background-step.tsx')).BackgroundStep);
export const ServicesStep = fetchedAhead(async () => (await import('./services-step.tsx')).ServicesStep);
export const PricingStep = fetchedAhead(async () => (await import('./pricing-step.tsx')).PricingStep);
export const LocationStep = fetchedAhead(async () => (await import('./location-step.tsx')).LocationStep);
export const AvailabilityStep = fetchedAhead(async () => (await import('./availability-step.tsx')).AvailabilityStep);
export const CompaniesStep = fetchedAhead(async () => (await import('./companies-step.tsx')).CompaniesStep);
export const ReviewStep = fetchedAhead(async () => (await import('./review-step.tsx')).ReviewStep);

export function loadSteps(): void {
  const later = [BackgroundStep, ServicesStep, PricingStep, LocationStep, AvailabilityStep, CompaniesStep, ReviewStep];
  for (const step of later) step.fetchAhead();
}
