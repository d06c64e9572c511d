import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';

// The first question must not wait for the calendar of the fifth.
export const DetailsStep = lazyWithPreload(async () => (await import('./details-step.tsx')).DetailsStep);
export const SpecialistStep = lazyWithPreload(async () => (await import('./specialist-step.tsx')).SpecialistStep);
export const DateTimeStep = lazyWithPreload(async () => (await import('./date-time-step.tsx')).DateTimeStep);

export function loadSteps(): void {
  for (const step of [DetailsStep, SpecialistStep, DateTimeStep]) step.preload();
}
