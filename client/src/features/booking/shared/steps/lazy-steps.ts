import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';

// The first step must not wait for the code of the others, such as the calendar.
export const DetailsStep = lazyWithPreload(async () => (await import('./details-step.tsx')).DetailsStep);
export const LocationStep = lazyWithPreload(async () => (await import('./location-step.tsx')).LocationStep);
export const SpecialistStep = lazyWithPreload(async () => (await import('./specialist-step.tsx')).SpecialistStep);
export const DateTimeStep = lazyWithPreload(async () => (await import('./date-time-step.tsx')).DateTimeStep);

export function preloadSteps(): void {
  for (const step of [DetailsStep, LocationStep, SpecialistStep, DateTimeStep]) step.preload();
}
