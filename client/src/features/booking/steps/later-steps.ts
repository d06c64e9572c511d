import { lazy } from 'react';

const load = {
  details: () => import('./details-step.tsx'),
  location: () => import('./location-step.tsx'),
  specialist: () => import('./specialist-step.tsx'),
  dateTime: () => import('./date-time-step.tsx'),
  review: () => import('./review-step.tsx'),
};

// The first question must not wait for the calendar of the fifth.
export const DetailsStep = lazy(async () => ({ default: (await load.details()).DetailsStep }));
export const LocationStep = lazy(async () => ({ default: (await load.location()).LocationStep }));
export const SpecialistStep = lazy(async () => ({ default: (await load.specialist()).SpecialistStep }));
export const DateTimeStep = lazy(async () => ({ default: (await load.dateTime()).DateTimeStep }));
export const ReviewStep = lazy(async () => ({ default: (await load.review()).ReviewStep }));

/** Fetches all of them ahead. One that cannot be had now is fetched again when it is needed. */
export function loadSteps(): void {
  for (const step of Object.values(load)) step().catch(() => undefined);
}
